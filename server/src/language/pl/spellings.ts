import { spellingsFrom } from "../spellings.ts";

export const spellings = spellingsFrom(`
  jo=ja mom=mam niy=nie ni=nie trza=trzeba tera=teraz teroz=teraz zara=zaraz ino=tylko jeno=tylko byda=będę bydę=będę bydzie=będzie bydom=będą
  wiym=wiem wiysz=wiesz kaj=gdzie ftoś=ktoś fto=kto godać=mówić godom=mówię godej=mów pedzieć=powiedzieć pedzioł=powiedział
  dej=daj ostow=zostaw ostaw=zostaw wyciyraj=wycieraj jezd=jest som=są cołkiem=całkiem tyż=też dyć=przecież`);
