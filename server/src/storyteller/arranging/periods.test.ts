import type { LifePeriod } from "@saga/contract/vocabulary";
import { describe, expect, it } from "vitest";
import type { Told } from "../story.ts";
import { toldOf } from "../told.test-suite.ts";
import { toldOfPeriod } from "./periods.ts";

/** What Reg Hollis told, of which nothing else says the time: the bus is at ten to one. */
const reg = [
  "Reg. Reginald on the certificate, after me mother's brother that was lost on the Lancastria. Nobody ever called us Reginald bar the magistrate and the vicar.",
  "Thompson's. J. L. Thompson's, North Sands, at Sunderland, right at the mouth of the river. Shipyard. I went in April 1955, fifteen year old, and I was a caulker.",
  "Wilf had one eye. The other was glass, he'd lost the real one to a burr off a plate in 1938. First thing he showed us wasn't how to hold the hammer, it was how to stand.",
  "Dark. You went in through a manhole, an oval, about so big, and you dragged your hose in behind you. I minded it again later, but that was another matter. That was nineteen sixty-seven.",
  "My mate Billy Stoker was killed, November, off a staging. I've to be away for the twenty-three bus at ten to one, anyhow, I go to see Sheila at Ashbourne House, I do her pudding with her.",
  "Well, it's mostly sponge and custard. Or rice. You put it on her bottom lip and wait. Then she minds what it's for. It takes forty minutes, a bowl of rice pudding, if you do it right.",
  "Sheila Robson as was. I met her at the Seaburn Hall in 1961, a Saturday, she was with a lass called Doreen Watt and it was Doreen I'd gone over to ask. I wouldn't admit me ear was bad at twenty-one.",
];

/** What Gunvor Åslund told. */
const gunvor = [
  "Gunvor ville far ha, efter en märr, påstod Sixten, men det var bara för att reta mig. Jag är född i Långbäcken, utanför Fredrika, i februari fyrtiotre.",
  "Rune. Lång och slarvig. Han kom från Bjästa och dansade som en flyttkarl. Han dog tvåtusennio, i garaget, och vi hade gift oss sextisex.",
  "Den tolfte gången sa jag att Karlsson är ute och dansar på Folkets hus på lördag. Och där stod han, med kepsen i handen.",
  "Hon var lat. Ja, det var hon! Hon gömde sig i höet när det skulle bäras ved och sjöng där inne, så man hörde ju var hon var.",
];

const on = (position: number): Partial<Told> => ({
  ...(position === 0 ? { topic: "name_origin" as const } : { staysOn: true }),
});

const inPeriod = (told: readonly Told[], period: LifePeriod, language: "en" | "sv"): number[] =>
  toldOfPeriod(told, { period, language }).map(({ position }) => position);

describe("a time of life", () => {
  it("holds what names no time with what it goes on from, and not with whom it names", () => {
    const told = toldOf(reg, on);
    expect(inPeriod(told, "childhood", "en")).toEqual([0, 1, 2]);
    expect(inPeriod(told, "grown_up", "en")).toEqual([3, 4, 5]);
  });

  it("holds what goes on from a marriage with the marriage", () => {
    const told = toldOf(gunvor.slice(0, 3), on);
    expect(inPeriod(told, "childhood", "sv")).toEqual([0]);
    expect(inPeriod(told, "youth", "sv")).toEqual([1, 2]);
  });

  it("holds nothing of which no time is known", () => {
    const told = toldOf([gunvor[0] ?? "", gunvor[3] ?? ""], (at) =>
      at === 0 ? { topic: "name_origin" } : {},
    );
    for (const period of ["childhood", "youth", "grown_up", "later"] as const)
      expect(toldOfPeriod(told, { period, language: "sv" }).map(({ position }) => position)).not.toContain(1);
  });

  it("holds what was asked about it", () => {
    const told = toldOf([gunvor[0] ?? "", gunvor[3] ?? ""], (at) => ({
      topic: at === 0 ? "name_origin" : "childhood_scene",
    }));
    expect(inPeriod(told, "childhood", "sv")).toEqual([0, 1]);
  });
});
