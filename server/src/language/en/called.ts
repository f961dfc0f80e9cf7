import { type CalledWords, shortFrom } from "../called-words.ts";
import { set } from "../grammar.ts";

export const called: CalledWords = {
  teller:
    /\b(?:call(?:ed|s)?|knew|knows?|nicknamed) me (?:always |just |only |our )?((?!(?:Madam|Miss|Missus|Sir|Sister|Nurse|Matron|Comrade|Irish|English|Scottish|Welsh|German|Polish|Jewish|Catholic)(?!\p{L}))\p{Lu}\p{Ll}+)(?! \p{Lu})(?:(?: (?:at|in|on|down|up|round) (?:the )?\p{Ll}+)?,? (?:and|but|or) (?:(?:at|in|on) (?:the )?\p{Ll}+ )?((?!(?:Madam|Miss|Missus|Sir|Sister|Nurse|Matron|Comrade|Irish|English|Scottish|Welsh|German|Polish|Jewish|Catholic)(?!\p{L}))\p{Lu}\p{Ll}+)(?= (?:at|in|on|to) |\s*[.,;!?]|$))?|\bI was (?:always |only |just )?(?:called |known as )?((?!(?:Madam|Miss|Missus|Sir|Sister|Nurse|Matron|Comrade|Irish|English|Scottish|Welsh|German|Polish|Jewish|Catholic)(?!\p{L}))\p{Lu}\p{Ll}+) (?:at (?:home|school|work|the \p{Ll}+)|in the \p{Ll}+|to (?:everybody|everyone|all|the \p{Ll}+))/gu,
  wed: null,
  cases: [],
  inLaws: [
    [/\bmothers?[- ]in[- ]law/u, "mother"],
    [/\bfathers?[- ]in[- ]law/u, "father"],
    [/\bbrothers?[- ]in[- ]law/u, "brother"],
    [/\bsisters?[- ]in[- ]law/u, "sister"],
  ],
  short: shortFrom(`
    william: bill billy will willie | robert: bob bobby rob | margaret: maggie meg peggy madge rita | elizabeth: betty beth bess bessie lizzie liz eliza | edward: ted ned eddie | richard: dick
    theodora: dora | dorothy: dot dolly dottie | mary: molly polly | sarah: sally | john: jack johnny | james: jim jimmy jamie | thomas: tom tommy | joseph: joe joey | henry: harry hal | harold: harry
    albert: bert bertie alf | alfred: alf alfie fred | frederick: fred freddie | frederic: fred | kenneth: ken kenny | ronald: ron ronnie | donald: don | leonard: len lenny | stanley: stan
    sidney: sid | wilfred: wilf | winifred: win winnie freda | charles: charlie | george: georgie | patrick: pat paddy | patricia: pat patsy | michael: mick mike micky | florence: flo florrie
    gladys: glad | victoria: vicky | victor: vic | arthur: art | walter: wally wat | reginald: reg reggie | raymond: ray | maureen: mo | catherine: kate kitty cathy katie | kathleen: kath kathy
    susan: sue susie | deborah: debbie | christine: chris | christopher: chris kit | anthony: tony | antony: tony | samuel: sam sammy | benjamin: ben benny | daniel: dan danny | david: dave davy
    philip: phil | peter: pete | stephen: steve | andrew: andy | lawrence: larry | laurence: larry | bernard: bernie | bernadette: bernie | ellen: nell nellie | helen: nell nellie | eleanor: nell nellie ellie
    agnes: aggie nessie | martha: mattie patty | matilda: tilly | emily: em | emma: em | josephine: josie jo | geraldine: gerry | gerald: gerry | jeremiah: jerry | desmond: des | clifford: cliff clif
    veronica: ronnie vera | barbara: babs barbie | pamela: pam | janet: jan | sandra: sandie | alexander: alec alex sandy | isabella: bella isa | jacqueline: jackie | judith: judy | theodore: ted`),
  strangers: new Set(),
  grandchildren: set("granddaughter grandson grandchild grandaughter"),
};
