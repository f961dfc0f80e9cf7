/** Given names that are hardly anything else: no month, virtue or town ("May", "Grace", "Florence"). */
export const givenNames: ReadonlySet<string> = new Set(
  `ada adam agnes albert alec alex alexander alf alfie alfred alice alison allan alma amelia amy andrew andy angela ann anna anne annie anthony
  archie arnold arthur audrey barbara barry beatrice belinda ben benjamin bernadette bernard bert bertha beryl bess bessie beth betsy betty
  beverley billy bobby brenda brian bridget bruce carol carole caroline catherine cathy cecil celia charles charlie charlotte chloe
  christina christine christopher clara clarence clarice claire clement clifford clive colin connie cora cyril daniel danny daphne dave david
  deborah deirdre denis dennis derek diana diane doreen doris dorothy dougie duncan edgar edie edith edmund edna edward edwin eileen
  elaine eleanor eliza elizabeth ella ellen elsie emily emma enid eric ernest ernie esther ethel eunice eva evelyn ezra fanny fiona flo
  flora florrie frances francis frankie fred freda freddie frederick gavin geoff geoffrey george gerald geraldine gerry gertie gertrude
  gilbert gillian gladys glenys gloria gordon graham greta gwen gwyneth hannah harold harriet harry harvey helen henry herbert herman
  hetty hilary hilda horace howard hubert hugh ian ida ines irene isaac isabel ivor jackie jacob james jamie jane janet janice
  jason jean jeanette jeff jeffrey jennie jennifer jenny jeremy jerry jess jessica jessie jim jimmy joan joanna joe joey john johnny jonathan
  joseph josephine josie joyce juan judith judy julia julian julie karen kate kathleen kathy katie keith ken kenneth kenny kevin kitty larry
  laura lawrence len lena leonard les leslie lesley lettie lewis lilian lillian lily linda lionel lizzie lloyd lois lottie louis louisa
  louise lucy luke lydia mabel madge maggie maisie malcolm mandy margaret margery maria marian marie marilyn marion marjorie martha martin
  mary matilda matthew maud maude maureen maurice mavis megan michael mick mike mildred millie millicent minnie miriam moira molly mona
  monica morag muriel myra nancy naomi nathan neil nell nellie nettie neville nicholas nigel nora norah noreen norma norman olga
  oliver oscar oswald owen pamela patricia patrick patsy patty paul paula pauline peggy percy pete peter philip phyllis
  polly queenie rachel ralph raymond rebecca reg reggie reginald rhoda richard rita robert rodney roger roland ron ronald ronnie
  rosalind rosie roy rupert ruth sadie sally sam samuel sandra sarah sean sheila sheilagh sid sidney simon sophie stella
  stephen steve steven stuart susan susanna suzanne sybil sylvia ted teddy terence teresa terry thelma theresa thomas tim timothy toby tom
  tommy tony trevor una ursula valerie vera vernon vic vicky vincent viola vivian vivien wallace wally walter wendy wilf wilfred
  william willie wilma winifred winnie yvonne zena`.split(/\s+/u),
);
