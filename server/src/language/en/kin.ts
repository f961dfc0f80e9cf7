import type { Conversation } from "../conversation.ts";
import { entries } from "../entries.ts";

/** Relatives as tellers name them and as Saga gives them back. "My old man" is left out: a father to some, a husband to others. */
export const turnedKin: Conversation["turnedKin"] = [
  {
    kin: "mother",
    heard:
      entries(`my parents, me parents, my mother and father, my father and mother, mother and father, mum and dad, mam
      and dad, mom and dad, mama and daddy, my folks`),
    said: "your parents",
  },
  {
    kin: "mother",
    heard:
      entries(`my mother, my mum, my mam, my mom, my ma, my mama, my mammy, mum, mam, mom, mama, mammy, momma, me mam, me
      mum, me mother, me ma, our mam, our mum, my mother's, my mum's, my mam's, my mom's, me mam's, mother was,
      mother had, mother used, mummy, mother, mother said, mother would, mother went, mother never`),
    said: "your mother",
  },
  {
    kin: "father",
    heard:
      entries(`my father, my dad, my da, my daddy, my papa, my pa, dad, daddy, papa, me dad, me father, me da, our dad,
      my father's, my dad's, my daddy's, me dad's, father was, father had, father used, father, father said, father
      would, father went, father never`),
    said: "your father",
  },
  {
    kin: "brother",
    heard:
      entries(`my brother, me brother, my big brother, my little brother, my older brother, my younger brother, my elder
      brother, my kid brother, my brother's, my twin brother`),
    said: "your brother",
  },
  {
    kin: "brother",
    heard: entries(`my brothers, me brothers, my two brothers, my three brothers`),
    said: "your brothers",
  },
  {
    kin: "sister",
    heard:
      entries(`my sister, me sister, my big sister, my little sister, my older sister, my younger sister, my elder
      sister, my kid sister, my sister's, my twin sister`),
    said: "your sister",
  },
  {
    kin: "sister",
    heard: entries(`my sisters, me sisters, my two sisters, my three sisters`),
    said: "your sisters",
  },
  {
    kin: "sister",
    heard: entries(`my brothers and sisters, my sisters and brothers, my brother and sister`),
    said: "your brothers and sisters",
  },
  {
    kin: "grandmother",
    heard:
      entries(`my grandmother, my gran, my nan, my granny, my grandma, my nana, me nan, me gran, my nain, nan, nana,
      gran, granny, grandma, mamaw, my nan's, my gran's`),
    said: "your grandmother",
  },
  {
    kin: "grandfather",
    heard:
      entries(`my grandfather, my grandad, my granddad, my grandpa, me grandad, my granda, my taid, grandad, granddad,
      granda, grandpa, papaw, grandaddy, granddaddy`),
    said: "your grandfather",
  },
  { kin: "grandmother", heard: entries(`my grandparents, me grandparents`), said: "your grandparents" },
  { kin: "aunt", heard: entries(`my aunt, my auntie, my aunty, me auntie, my aunt's`), said: "your aunt" },
  { kin: "uncle", heard: entries(`my uncle, me uncle, my uncle's`), said: "your uncle" },
  {
    kin: "wife",
    heard: entries(`my wife, the wife, me wife, my late wife, the missus, my missus, me missus, my wife's`),
    said: "your wife",
  },
  {
    kin: "husband",
    heard: entries(`my husband, me husband, my late husband, my hubby, my husband's`),
    said: "your husband",
  },
  {
    kin: "daughter",
    heard: entries(
      `my daughter, me daughter, our daughter, my eldest daughter, my youngest daughter, my daughter's`,
    ),
    said: "your daughter",
  },
  {
    kin: "daughter",
    heard: entries(`my daughters, our daughters, my girls, my two girls, my three girls`),
    said: "your daughters",
  },
  {
    kin: "son",
    heard: entries(
      `my son, me son, our son, my boy, my lad, me lad, my eldest son, my youngest son, my son's`,
    ),
    said: "your son",
  },
  { kin: "son", heard: entries(`my sons, our sons, my boys, our boys, my lads, me lads`), said: "your sons" },
  {
    kin: "son",
    heard: entries(`my children, our children, my kids, our kids, me kids`),
    said: "your children",
  },
];
