/** Given names that are hardly anything else: no flower, virtue or town ("Rosa", "Fede", "Costanza" with a capital are names). */
export const givenNames: ReadonlySet<string> = new Set(
  `ada adele adelina adelmo adolfo adriana adriano agata agnese agostino albertina alberto alceste alda aldo alessandra alessandro alessio alfio
  alfonsa alfonso alfreda alfredo alice alma altero amalia amato ambrogio amedeo amelia amilcare andrea angela angelica angelina angelo angiolina
  anita anna annamaria annetta annunziata anselmo antonella antonia antonietta antonino antonio arduino argia aristide armanda armando armida
  arnaldo arrigo artemisia arturo assunta attilio augusta augusto aurelia aurelio aurora baldassarre barbara bartolomeo battista beatrice
  benedetta benedetto beniamino bepi bepe beppe berta bianca bice biagio bortolo brigida bruna bruno calogero camilla camillo carla carlo
  carlotta carmela carmelo carmen carolina caterina catina cecilia celestina celestino celso cesare cesarina cesira chiara cinzia cirillo
  ciro clara claudia claudio clelia clemente clementina clotilde concetta corinna corrado cosimo costantino cristina cristoforo damiano
  daniela daniele danilo dante daria dario delfina delfino delia demetrio desolina diana diego dina dino dolores domenica domenico donata donatella
  donato dora dorina duilio ebe edda edgardo edmondo edoarda edoardo efisio egidio egle elda elena eleonora elia eliana elide elio elisa
  elisabetta eliseo elsa elvezia elvira emanuele emilia emiliano emilio emma enea enrica enrichetta enrico enzo ercole erica erminia erminio
  ernesta ernestina ernesto ersilia ettore eugenia eugenio eva evaristo evelina ezio fabio fabiola fabrizio faustina fausto federica federico
  felicita ferdinando ferruccio fiammetta filippo filomena fiorella fiorenza fiorenzo flavia flavio flora franca francesca francesco franco
  fulvia fulvio gabriella gabriele gaetana gaetano gaspare gastone gaudenzio gemma gennaro genoveffa geremia germana germano gesualda gesualdo
  giacinta giacinto giacoma giacomina giacomo gianfranco gianluca gianna gianni gilberto gilda gina gino gioacchino giorgia giorgina giorgio
  giovanna giovanni giovannina girolamo gisella giuditta giulia giuliana giuliano giulietta giulio giuseppa giuseppe giuseppina giustina   graziella gregorio guerrino guglielmo guido iacopo ida ignazia ignazio igino ilaria ilario ilde imelda immacolata ines iole iolanda ione
  irene iride irma isa isabella isidoro isolina italo itala ivana ivano ivo jolanda laura lea leandro lella lena leonardo leone leonilde leonora
  leontina leopoldo letizia lia licia lida lidia liliana lina lino livia livio lisa lodovico lola loredana lorenza lorenzo loretta luca lucia
  luciana luciano lucio lucrezia luigi luigia luigina luisa maddalena mafalda maggiorino malvina manlio manuela mara marcella marcello marco
  margherita maria mariangela marianna maria-luisa mariano marietta mariella marina mario mariolina mariuccia marisa marta martina martino
  massimo matilde matteo mattia maura mauro mercedes michela michele michelina milena milvia mimma mimmo mirella miriam mirko modesto
  monica nadia nandina nando nane natalia natalina nazzareno nella nello nena nerina nerino nicola nicoletta nilde nina nino nives noemi
  norma norina nunzia nunziata nunzio olga olimpia olinda olindo oliviero omero onorina onorio oreste oriana ornella orsola orsolina
  osvaldo otello ottavia ottavio ottorino palmira palmiro pamela pantaleone paola paolina paolo pasquale pasqualina patrizia peppe
  peppina peppino pia piera pierangelo pierina piero pietro pina pino pio primetta rachele raffaela raffaele raimondo raul rebecca
  regina regolo remigio remo renata renato renzo riccardo rina rino rita roberta roberto rocco rodolfo romana romano romeo romilda romolo rosa
  rosalia rosanna rosaria rosario rosetta rosina rosita rossana ruggero sabatino sabina salvatore samuele sandra sandro santina sara
  saverio savina savino sebastiano serafina serafino sergio settimio silvana silvano silvestro silvia silvio simona simone sofia sonia
  stefania stefano stella susanna tarcisio teodolinda teodoro teresa teresina tilde tina tino tiziana tiziano tobia tommaso toni tonina tonino
  tosca tullia tullio turi ubaldo ugo ulisse umberta umberto urbano urso valentina valentino valeria valerio valter vanda vanna vasco velia
  venanzio veronica vilma vincenza vincenzo virgilio virginia virginio vito vittoria vittorina vittorio viviana walter wanda wilma
  zaira zelinda zita zoe`.split(/\s+/u),
);
