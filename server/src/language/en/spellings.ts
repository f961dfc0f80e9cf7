import { spellingsFrom } from "../spellings.ts";

export const spellings = spellingsFrom(`
  nowt=nothing nuthin=nothing nuffin=nothing owt=anything summat=something nivver=never niver=never ivver=ever
  divvent=don't dinnae=don't dinna=don't doh=don't cannae=can't canna=can't cudn't=couldn't wasnae=wasn't wisnae=wasn't didnae=didn't isnae=isn't
  wouldnae=wouldn't willnae=won't winnae=won't ye=you yer=your ya=you youse=you thee=you tha=you thou=you thy=your thi=your
  gan=go gonnae=going gonna=going mek=make tek=take telt=told oot=out aboot=about doon=down oor=our dat=that dis=this dem=them
  whit=what neebody=nobody naebody=nobody onybody=anybody`);
