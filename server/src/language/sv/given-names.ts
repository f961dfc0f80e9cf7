/** Given names that are hardly anything else. */
export const givenNames: ReadonlySet<string> = new Set(
  `ada adolf agda agnes agneta albert albin alf alfhild alfons alfred alice allan alma alva amanda anders andreas anita anja ann anna annika
  anneli ann-marie anna-lisa anton arne aron artur arvid asta astrid august aurora axel barbro beda bengt berit bernt berta bertil birger
  birgit birgitta boel bror britt britta britt-marie camilla carin carina carl carl-gustav cecilia charlotta christer christina clas   dagmar dagny daniel david disa dora ebba ebbe edit edvard edvin efraim egon eila eilert einar eivor elin elis elisabet elisabeth ella ellen
  elly elof elsa elsie elsy elvira elvy emelie emil emma emmy enar eric erik erika erland erling ernst eskil ester estrid eugen eva evald
  evert evy fabian filip folke frans fredrik frida fritz fritiof georg gerd gerda germund gertrud gillis gith gittan gottfrid greta gudrun
  gullan gull-britt gulli gun gun-britt gunborg gunhild gunilla gunnar gunnel gunvor gustaf gustav göran gösta hampus hanna hannes hans harald
  harriet harry hasse hedda hedvig helena helga helge helmer henning henrik herbert herman hilda hilding hildur hilma hjalmar holger hugo
  håkan ida inez inga ingalill ingbritt ingeborg ingegerd ingela inger ingmar ingrid ingvar ingvor irene iris irma isak ivan ivar jan janne
  jenny jerker jerry jesper joel johan johanna johannes john jonas jonny josef judit jörgen kaj kajsa karin karl karl-erik karolina kenneth
  kerstin kjell klas klas-göran knut kristian kristina kristoffer krister kurt lage laila lars lars-erik lasse leif lena lennart leo
  leonard lilian lilly linnea linus lisa lisbet lisbeth lotta louise lovisa ludvig lydia magda magdalena magnus maja maj-britt maj-lis
  majken malin malte margareta margit maria mariana marianne marie marita marta martin mats matilda mattias mauritz mia mikael milly mona
  monica monika märit märta mårten naima nanna nanny nils nina nisse nora olaus ola olga olle olof olov orvar oscar oskar osvald otto ove
  paul paula pelle per per-erik pernilla per-olof peter petra pontus ragna ragnar ragnhild rakel ralf rasmus rebecka regina robert roger
  roland rolf ronny roy rudolf rune ruben ruth rut rut-maria sally samuel sara selma siv sigfrid signe signhild sigrid sigurd sigvard
  simon sivert sofia sonja staffan stefan stellan stina sune susanne sven sven-erik svea sverker sylvia sören tage tekla teodor
  tilda tilly tomas tommy tora torbjörn torborg tord tore torgny torsten torvald tove tuva ulf ulla ulla-britt ulrik ulrika urban uno valborg
  valdemar valfrid valter vega vendela verner viktor viktoria vilgot vilhelm vilma vincent viola viveka viola walter werner yngve yvonne
  åke åsa öivind örjan östen`.split(/\s+/u),
);
