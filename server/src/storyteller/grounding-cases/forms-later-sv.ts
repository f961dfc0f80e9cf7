import type { FormCases } from "./forms.ts";

export const sv: FormCases = {
  language: "sv",
  name: "Torborg Lindahl",
  people: [
    {
      name: "Evert",
      who: "far",
    },
    {
      name: "Signe",
      who: "mor",
    },
  ],
  elsewhere: [
    "Jag gifte mig med Holger 1958.",
    "Min moster hette Alma. Hon tog hand om mig från det jag var sex.",
    "Barnen kallade mig Tobban, på fabriken hette jag Lindan.",
  ],
  cases: [
    [
      "Han rider hästen till smedjan i Delsbo.",
      "Han hade ridit hästen till smedjan i Delsbo.",
      "Han hade ridit hästen till smedjan i Bollnäs.",
    ],
    [
      "Vi åt aldrig kött på fredagar.",
      "De hade aldrig ätit kött på fredagarna.",
      "De hade aldrig ätit kött på söndagarna.",
    ],
    [
      "Min man byggde barnvagnen av en sockerlåda.",
      "Holger hade byggt barnvagnen av en sockerlåda.",
      "Evert hade byggt barnvagnen av en sockerlåda.",
    ],
    [
      "Moster flätade mitt hår så hårt att jag inte kunde blinka.",
      "Alma flätade hennes hår så hårt att hon inte kunde blinka.",
      "Alma flätade hennes hår så hårt att hon inte kunde sova.",
    ],
    [
      "På fabriken gav disponenten mig en klocka.",
      "Lindan fick en klocka av disponenten på fabriken.",
      "Lindan fick en medalj av disponenten på fabriken.",
    ],
    [
      "Jag var nio år första gången jag såg havet.",
      "Nioåringen såg havet för första gången.",
      "Åttaåringen såg havet för första gången.",
    ],
    [
      "Jag tål inte gröt, men jag åt upp den.",
      "Fast hon inte tål gröt åt hon upp den.",
      "Fast hon inte tål fisk åt hon upp den.",
    ],
    [
      "Jag hade bara sprungit ut efter ved när taket rasade.",
      "Hon hade bara sprungit efter ved när taket rasade.",
      "Hon hade bara sprungit efter vatten när taket rasade.",
    ],
    [
      "Efter branden bakade mor aldrig mer.",
      "Modern bakade inte mer efter branden.",
      "Modern bakade inte mer efter kriget.",
    ],
    [
      "Kaptenen hängde medaljen om halsen på mig.",
      "Kaptenen hängde medaljen om hennes hals.",
      "Kaptenen hängde visselpipan om hennes hals.",
    ],
    [
      "Jag har simmat i den sjön varje sommar.",
      "Varje sommar sam hon i sjön.",
      "Varje vinter sam hon i sjön.",
    ],
    [
      "Vi knäböjde på golvet och far läste psalmen.",
      "På knä på golvet hörde de Evert läsa psalmen.",
      "På knä på golvet hörde de Holger läsa psalmen.",
    ],
    [
      "Hon skar brödet mot bröstet och bjöd mig.",
      "Hon hade skurit brödet mot bröstet och bjudit henne.",
      "Hon hade skurit osten mot bröstet och bjudit henne.",
    ],
    [
      "De slog sönder fönstret och stal kassan.",
      "Fönstret hade slagits sönder och kassan stulits.",
      "Fönstret hade slagits sönder och bilen stulits.",
    ],
    [
      "Jag fyller åttiofyra i påsk. Jag gräver min egen potatis än.",
      "I påsk blir hon åttiofyra, och ännu gräver hon sin egen potatis.",
      "I påsk blir hon åttiofem, och ännu gräver hon sin egen potatis.",
    ],
    ["Han teg i ett helt år.", "Ett helt år hade han tigit.", "En hel månad hade han tigit."],
    ["Min son föddes i en kolbil.", "Sonen föddes i en kolbil.", "Sonen föddes i en mjölkbil."],
    [
      "Vi bodde i Hudiksvall, i ett hus vid hamnen.",
      "I huset vid Hudiksvalls hamn bodde familjen.",
      "I huset vid Söderhamns hamn bodde familjen.",
    ],
    [
      "Hon vann tävlingen och bjöd alla på tårta.",
      "När hon hade vunnit tävlingen bjöds alla på tårta.",
      "När hon hade förlorat tävlingen bjöds alla på tårta.",
    ],
    [
      "Jag drog upp en gädda på fem kilo.",
      "Hon hade dragit upp en gädda på fem kilo.",
      "Hon hade dragit upp en abborre på fem kilo.",
    ],
  ],
};
