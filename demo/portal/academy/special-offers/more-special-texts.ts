import type { SpecialText } from './special-text';

/** More texts of offers that are outside the table of subjects and formats. */
export const moreSpecialTexts: readonly SpecialText[] = [
  {
    type: 'course',
    area: 'it',
    title: [
      'Fra C++ til .NET',
      'From C++ to .NET',
      'Från C++ till .NET',
      'Frå C++ til .NET',
      'Od C++ do .NET',
    ],
    description: [
      'Til udviklere, der vedligeholder ældre systemer. Vi flytter et lille program sammen og taler om, hvad der kan vente.',
      'For developers who maintain older systems. Together we move a small program and talk about what can wait.',
      'För utvecklare som förvaltar äldre system. Vi flyttar ett litet program tillsammans och pratar om vad som kan vänta.',
      'For utviklarar som held eldre system ved like. Vi flyttar eit lite program saman og snakkar om kva som kan vente.',
      'Dla programistów, którzy utrzymują starsze systemy. Razem przenosimy mały program i rozmawiamy o tym, co może poczekać.',
    ],
  },
  {
    type: 'video',
    area: 'climate',
    language: 'en',
    title: 'What a raindrop meets on its way to the sea',
    description:
      'A drop falls on a roof in Elmvik and has a long way to go. The film follows it through gutters, gardens and pipes.',
  },
  {
    type: 'plan',
    area: 'teamwork',
    title: [
      'De første hundrede dage',
      'Your first hundred days',
      'De första hundra dagarna',
      'Dei første hundre dagane',
      'Pierwsze sto dni',
    ],
    description: [
      'Seks trin fra velkomst til hverdag. Din leder og din makker følger planen sammen med dig.',
      'Six steps from welcome to everyday work. Your manager and your buddy follow the plan together with you.',
      'Sex steg från välkomnande till vardag. Din chef och din fadder följer planen tillsammans med dig.',
      'Seks steg frå velkomst til kvardag. Leiaren din og fadderen din følgjer planen saman med deg.',
      'Sześć kroków od powitania do codziennej pracy. Plan realizujesz razem z przełożonym i opiekunem.',
    ],
  },
  {
    type: 'article',
    area: 'economy',
    title: ['Kaffe', 'Coffee', 'Kaffe på jobbet', 'Kaffi', 'Kawa'],
    description: [
      'Hvem betaler? Vi gør.',
      'Who pays? We do.',
      'Vem betalar? Det gör vi.',
      'Kven betaler? Det gjer vi.',
      'Kto płaci? My.',
    ],
  },
];
