/**
 * The words of a question that do not name its subject, by the language of the question. Short lists, because a word
 * that is missing costs less than a subject that is removed.
 */
export const stopWords: Readonly<Record<string, string>> = {
  en:
    'a about an and any are as at be been but by can could did do does don find for from get give had has have he ' +
    'how i if in into is it its learn me must my need no not of on or our shall she should so some take than that ' +
    'the their them there these they this those to us want was we were what when where which who why will with ' +
    'would you your',
  da:
    'af alle at blive da de dem den der deres det dig din dit du efter eller en end er et for fra få får give giver ' +
    'gør gøre han har have hun hvad hvem hvilke hvilken hvilket hvis hvor hvordan hvorfor hvornår i ikke jeg kan ' +
    'kunne lære lærer man med men mig min mine mit mod når og om os på sig sin skal som så til var ved vi vil være',
  sv:
    'alla att av bli blir de dem den det dig din ditt du där efter eller en ett finns för från få får ge ger gör ' +
    'göra han har hon hur i inte jag kan kunna lär lära man med men mig min mina mitt måste ni när och om oss på ' +
    'sig sin ska som så till var varför vad vem vi vid vilka vilken vilket vill är',
  nn:
    'alle at av bli blir da de dei den der det deg din ditt du då eg ein ei eit ikkje ikke eller en er et etter for ' +
    'frå fra få får gi gir gje gjev gjer gjere gjør gjøre ho han har hun hva hvem hvilke hvilken hvor hvordan ' +
    'hvorfor i jeg kan kor korfor korleis kunne kva kvar kven kvifor lærer lære man med meg men min mitt må når og ' +
    'om oss på seg sin skal som så til var ved vere være vi vil åt å',
  pl:
    'a aby ale albo bo być był było chcę co czy czym dla do gdzie go i ich ile ja jak jaka jaki jakie jakiego jako ' +
    'je jego jej jest jestem kiedy kto która które którego który lub ma mam mi mnie moja moje mój można mogę muszę ' +
    'na nad nas nie o od oraz po pod przed przez przy się są ta te tego ten to trzeba tu ty tym u w we z za ze że',
  fi:
    'ei en että he hän ja jos joka jonka jotka kanssa kuin kuinka kuka kun ketkä me mihin mikä miksi millainen ' +
    'milloin minkä minua minulla minun minulle minä missä mistä miten mitkä mitä mutta nämä olen oli olla on ovat ' +
    'pitää pitäisi se sekä sen siitä sinun sinä tai tämä tämän täytyy vai voi voiko voin vain',
};
