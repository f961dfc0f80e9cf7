import type { ErasingWords } from "../erasing-words.ts";
import { phrases, reply } from "../patterns.ts";

const beside = "no|prosze|bardzo prosze|dziekuje|pani|panie|to|juz|i|a|ach|oj|saga";

export const erasing: ErasingWords = {
  asked: phrases(`
    (usun|usunac|usunie|skasowac|skasuj|skasuje|wymazac|wymaz|wymaze|zniszczyc|zniszcz|wykasowac|wykasuj) ... (na zawsze|calkiem|calkowicie|zupelnie|na dobre|do konca|raz na zawsze|wszedzie|naprawde)
    (da sie|mozna|moze pani|moze pan|mozesz|potrafi pani|potrafi pan) (nie |tak |by ){0,2}(tego |to |go |je )?(usunac|skasowac|wymazac|zniszczyc|wykasowac) (to|tego|na|calkiem|czy|$)
    ^ (no |to |tak |prosze |wiec |niech |dobrze |nie |a |ale ){0,4}(to )?(usun|usunac|skasuj|skasowac|wymaz|wymazac|zniszcz) (to|pani|pan|prosze|tak czy nie|wszystko|$)
    niech (mi )?(pani|pan) (to |mi ){0,2}(usunie|skasuje|wymaze|zniszczy|wykasuje) (to|prosze|$)
    (chce|chcialabym|chcialbym|wole|wolalabym|wolalbym) (zeby |aby |by |miec )?(to )?(zniknelo|skasowane|usuniete|wymazane|skasowac|usunac|wymazac|zostalo skasowane|bylo skasowane) (to|na|calkiem|i|$)
    (prosilam|prosilem|mowilam|mowilem|chcialam|chcialem) (pania |pana |cie |pani |panu )?(o |zeby )?(pani |pan |to ){0,2}(usuniecie|skasowanie|wymazanie|usunac|skasowac|wymazac|usunela|skasowala|wymazala|usunal|skasowal|wymazal) ...`),
  because: phrases(`
    (bo|dlatego ze|przeciez) (?!(?:ja|pani|pan|to|my|nie)(?: |$))\\S+ (\\S+ )?(to )?(czyta|przeczyta|slucha|moze przeczytac|zobaczy)
    (zeby|aby|by) (tego |to )?(?!(?:ja|pani|pan|my)(?: |$))(\\S+ ){1,2}nie (czytal|czytala|przeczytal|przeczytala|zobaczyl|zobaczyla|slyszal|slyszala|czytali|przeczytali) ..
    (to|i|a) nie (jest )?dla (oczu |uszu )?(?!(?:mnie|nas|pani|pana|tego|niego|niej)(?: |$))\\S+`),
  mild: /\b(?:musi|musza)\b/u,
  agrees: reply({
    beside,
    whole:
      "tak|ano|owszem|usunac|usun|usun to|skasowac|skasuj|wymazac|na zawsze|jestem pewn[aey]|pewnie|oczywiscie|dobrze|zgoda|niech (?:pani|pan) (?:to )?(?:usunie|skasuje|wymaze|kasuje)|tak chce|wszystko|cale|cala",
  }),
  declines: reply({
    beside,
    whole:
      "nie|nie trzeba|lepiej nie|jeszcze nie|na razie nie|niech zostanie|zostawic|zostaw|niech bedzie|nie usuwac|nie kasowac|teraz nie|niech tak zostanie|nie chce",
  }),
  words: {
    until: "{seen}, dopóki nie zostanie usunięte.",
    askThis:
      "Czy usunąć na zawsze wszystko, co tu przed chwilą padło? Wtedy nikt już tego nie przeczyta ani nie usłyszy i nie da się tego przywrócić.",
    askNamed:
      "Czy usunąć na zawsze całą odpowiedź, w której o tym była mowa: {names}? Wtedy nikt już jej nie przeczyta ani nie usłyszy i nie da się jej przywrócić.",
    askQuoted:
      "Czy usunąć na zawsze całą odpowiedź, w której padło: {quote}? Wtedy nikt już jej nie przeczyta ani nie usłyszy i nie da się jej przywrócić.",
    askWhich:
      "Nic jeszcze nie jest usunięte, bo nie wiem na pewno, o którą odpowiedź chodzi. Proszę powiedzieć w kilku słowach, o czym ona była.",
    done: "Usunięte na zawsze, słowa i nagranie. Może to zostać tylko w kopiach zapasowych osób, które prowadzą tę Sagę.",
    kept: "W takim razie nic nie jest usunięte. W żadnej opowieści tego nie będzie.",
    nothing: "Nic nie zostało usunięte.",
  },
};
