import type { TakeUps } from "../take-ups.ts";

/** Something is promised for later: on folded clauses. */
export const promises =
  /\b(?:jeszcze|potem|pozniej|kiedy indziej|zaraz) (?:\S+ ){0,2}(?:opowiem|powiem|dojde|wroce|dojdziemy)\b|\b(?:opowiem|powiem|dojde|wroce do) (?:\S+ ){0,3}(?:jeszcze|potem|pozniej|kiedy indziej|zaraz)\b|\b(?:do tego|do niego|do niej) (?:jeszcze |zaraz )?(?:dojde|wroce|dojdziemy|wrocimy)\b|\bprosze mi przypomniec\b|\bo tym (?:potem|pozniej)\b/u;

/** What a telling ends on, as a Polish listener would take it up. In brackets: nobody is known, to a man, to a woman. */
export const takeUps: TakeUps = {
  promise: {
    heard: promises,
    asks: [
      "To miało być później. Chętnie posłucham tego teraz, jeśli można.",
      "Można o tym powiedzieć już teraz. Słucham.",
      "To jeszcze czeka na swoją kolej. Może teraz jest na to czas.",
    ],
  },
  unasked: {
    heard:
      /\bnie (?:spytal[ae]?m|zapytal[ae]?m|pytal[ae]?m|powiedzial[ae]?m|odezwal[ae]?m|smial[ae]?m|odpowiedzial[ae]?m|mialam odwagi|mialem odwagi)\b|\b(?:nic|nigdy|slowa) nie (?:powiedzial[ae]?m|mowil[ae]?m|spytal[ae]?m)\b/u,
    asks: [
      "Co [chciało się|chciał Pan|chciała Pani] wtedy powiedzieć?",
      "Co [powstrzymało te słowa|Pana wtedy powstrzymało|Panią wtedy powstrzymało]?",
    ],
  },
  unknown: {
    heard:
      /\bdo (?:dzis|dzisiaj|tej pory) nie (?:wiem|wiemy|rozumiem)\b|\bnie (?:wiem|wiemy) do (?:dzis|dzisiaj)\b|\bnigdy (?:sie )?nie (?:dowiedzial[ae]?m|dowiedzieli\S+|zrozumial[ae]?m)\b/u,
    asks: [
      "Co przez te lata [przychodziło o tym do głowy|Pan o tym myślał|Pani o tym myślała]?",
      "A jak [to wygląda dzisiaj|Pan myśli|Pani myśli]?",
    ],
  },
  last: {
    heard:
      /\bostatni raz (?:\S+ ){0,2}(?:widzial\S+|slyszal\S+|rozmawial\S+|byl\S+)|\b(?:widzial[ae]?m|slyszal[ae]?m) (?:go|ja|ich) (?:wtedy )?ostatni raz\b|\b(?:wiecej|nigdy) (?:go|jej|ich) (?:juz )?nie (?:widzial|zobaczyl)\S+/u,
    asks: ["Co zostało w oczach z tego ostatniego razu?", "Jak to było, ten ostatni raz?"],
  },
  first: {
    heard:
      /\bpierwszy raz w zyciu\b|\bpo raz pierwszy\b|\bpierwszy raz (?:\S+ )?(?:widzial|zobaczyl|bylam|bylem|jadl|jechal|slyszal)\S*/u,
    asks: ["Jak to było, ten pierwszy raz?", "Co zostało w oczach z tego pierwszego razu?"],
  },
  kept: {
    heard:
      /\b(?:mam|trzymam|zachowal[ae]?m) (?:go|ja|je|to|ten|te|ta) (?:\S+ )?(?:do dzis|do dzisiaj|w|na)\b|\bdo (?:dzis|dzisiaj) (?:\S+ )?(?:mam|trzymam|lezy|wisi|stoi)\b|\b(?:lezy|wisi|stoi|leza|wisza) (?:\S+ ){0,2}(?:w|na) (?:\S+ )?(?:szafie|szufladzie|pudelku|kredensie|scianie|biblii|polce|strychu|portfelu|kuferku|komodzie|skrzyni|puszce)\b/u,
    asks: [
      "Jak to się stało, że to zostało do dziś?",
      "O czym [się myśli|Pan myśli|Pani myśli], patrząc na to?",
      "Dlaczego właśnie to?",
    ],
  },
};
