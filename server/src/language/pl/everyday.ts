import { everydayWords } from "../patterns.ts";

const endings = "(?:y|i|a|e|ie|ego|iego|ej|iej|emu|iemu|ym|im|ych|ich|ymi|imi)";

/** What names nothing by itself in Polish. */
export const everyday = everydayWords({
  adjectives: `(?:mal|malutk|malenk|niewielk|duz|wielk|wieksz|mniejsz|star|starz|starsz|mlod|mlodz|mlodsz|najstarsz|najmlodsz|now|biedn|bogat|dobr|dobrz|zl|lepsz|gorsz|najlepsz|najgorsz|ladn|brzydk|kochan|smutn|ciezk|dlug|krotk|inn)${endings}`,
  numbers: `zero|dwa|dwie|dwaj|dwoch|dwoje|dwom|dwoma|trzy|trzej|trzech|trzem|trzema|troje|czter\\S+|czworo|(?:piec|dziewiec|dziesiec)(?:iu|ioro)?|szesc(?:iu|ioro)?|siedem|siedmiu|osiem|osmiu|(?:jedena|dwana|trzyna|czterna|pietna|szesna|siedemna|osiemna|dziewietna)(?:scie|stu|st${endings})|(?:dwa|trzy|czter)dziesci\\S*|(?:dwudziest|trzydziest|czterdziest)\\S+|(?:piec|szesc|siedem|osiem|dziewiec)dziesi[ae][tc]\\S*|sto|stu|(?:dwie|trzy|czter)st\\S+|(?:piec|szesc|siedem|osiem|dziewiec)set\\S*|tysi[ae]c\\S*|dwutysieczn\\S+|(?:pierwsz|drug|trzec|czwart|piat|szost|siodm|osm|dziewiat|dziesiat|jedenast|dwunast|setn)${endings}`,
});
