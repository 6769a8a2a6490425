import type { Culture } from '../../catalog-format';
import { wordsOf } from './fold';

/** Words that a question has and that do not name its subject, by the language of the question. */
const stopWords: Readonly<Record<Culture, ReadonlySet<string>>> = {
  'en-GB': wordSet(
    `a about after all also am an and any are as at be been before best by can could course courses did do does for from
     get give had has have help how i if in into is it its know learn like make me more my need of on or our please should
     so some take teach than that the their them then there these they this to us use want was way we were what when where
     which who whom why will with would you your`,
  ),
  'da-DK': wordSet(
    `af alle alt at blive da de den der deres det dig din dit dog du efter eller en end er et få får for fordi fra før gerne
     giver give gør gøre ham han har have hjælp hun hvad hvem hvilke hvilken hvis hvor hvordan hvorfor hvornår i ikke ind jeg
     jer kan kunne kursus kurser lære lærer man med meget men mig mine mit når og om op os over på sig sin skal som så til
     ud var ved vi vil ville være`,
  ),
  'sv-SE': wordSet(
    `alla allt att av bli de den det dig din du då efter eller en ett ej er få får för från före ge ger gör göra ha han har
     hjälp hon hur hos i inte in jag kan kunna kurs kurser lär lära man med men mer mig min mitt ni nu när och om oss på
     sig sin ska som så till ut vad var varför vem vi vid vilka vilken vill vilja är över`,
  ),
  'nn-NO': wordSet(
    `alle alt at av bli då de dei den der det deg di din du eg eit ein eller er et etter få får for frå før gi gir gje gjev
     gjer gjere ha han har hjelp ho ikkje ikke i inn jeg kan kor korfor korleis kva kven kvifor kvar kurs kunne lære lærer
     man med meg men mi min når og om opp oss over på seg sin skal som så til ut var ved vere vi vil hva hvem hvor hvordan`,
  ),
  'pl-PL': wordSet(
    `a aby albo ale bo by być byc chcę co czy czym daję dla do gdzie go i ich ile ja jak jaka jaki jakie jako jest jestem
     kiedy kto która który które kurs kursy ma mam mi mnie moge mogę można mój my na nad nas nauczyć nie o od oraz po pod
     potrzebuję przed przez przy się są ten to trzeba tu ty tym udzielać udzielam udzielić uczyć w we więc wy z za zrobić że`,
  ),
};

function wordSet(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text));
}

/** The words of a phrase that say what it is about: "first aid" of "How do I give first aid?". */
export function contentWords(phrase: string, culture: Culture): string {
  return wordsOf(phrase)
    .filter((word) => !stopWords[culture].has(word))
    .join(' ');
}
