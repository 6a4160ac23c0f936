import { applicationConsents, type ConsentText } from '#contract/applying/application-consents.ts'
import type { ProfilePart } from '#contract/candidates/candidate-facts.ts'
import type { SensitiveKind } from '#contract/data/sensitive-kinds.ts'
import { type AnswerFlaw, checkAnswer } from '#contract/forms/answer-check.ts'
import type { Answers } from '#contract/forms/answer-test.ts'
import { shownIds } from '#contract/forms/conditions.ts'
import type { ConditionKind } from '#contract/forms/eligibility.ts'
import type { FormContent, FormDocument, Question } from '#contract/forms/form-content.ts'
import type { Judgement } from '#domain/candidates/eligibility/judgement.ts'
import { askedDocuments, type DocumentFacts } from './asked-documents.ts'
import { placeOf } from './place-of.ts'

/** Everything that an application is checked by when it is submitted. */
export interface HandedIn {
  readonly content: Pick<FormContent, 'questions' | 'documents'>
  readonly answers: Answers
  /** The keys (`placeOf`) of the places that have a file. */
  readonly filled: ReadonlySet<string>
  readonly facts: DocumentFacts
  readonly judgements: readonly Judgement[]
  readonly consents: readonly { readonly text: ConsentText; readonly version: string }[]
  /** Kinds of sensitive data in documents and answers that explicit consent was not given to. */
  readonly lackingKinds: readonly SensitiveKind[]
  /** The organization's own texts that require agreement and were not agreed to. */
  readonly lackingTexts: readonly { readonly id: string; readonly title: string }[]
  /** Questions whose answer refers to an unknown country, city or university. */
  readonly unlisted: ReadonlySet<string>
}

/** A missing or wrong part of an application: a code with values; callers put it into words. */
export type ApplicationProblem =
  | { readonly kind: 'answer'; readonly questionId: string; readonly flaw: AnswerFlaw }
  | {
      readonly kind: 'document'
      readonly formDocumentId: string
      readonly documentTypeId: number
      readonly ownName?: FormDocument['ownName']
    }
  | { readonly kind: 'profile'; readonly part: ProfilePart; readonly judgement: Judgement }
  | { readonly kind: 'eligibility'; readonly judgement: Judgement }
  | { readonly kind: 'consent'; readonly text: ConsentText }
  | { readonly kind: 'explicit'; readonly of: SensitiveKind }
  | { readonly kind: 'formText'; readonly id: string; readonly title: string }

/** All problems together, in the order of the form. Only visible questions and applicable documents count. */
export const problemsOf = (handed: HandedIn): ApplicationProblem[] => [
  ...fitProblems(handed.judgements),
  ...answerProblems(handed),
  ...documentProblems(handed),
  ...consentProblems(handed),
]

export function answerProblems({
  content: { questions },
  answers,
  unlisted,
}: Omit<HandedIn, keyof Elsewhere>): ApplicationProblem[] {
  const shown = shownIds(questions, answers)
  return questions.flatMap((question) => {
    const flaw = shown.has(question.id) ? flawOf(question, answers, unlisted) : undefined
    return flaw ? [{ kind: 'answer' as const, questionId: question.id, flaw }] : []
  })
}

type Elsewhere = Pick<HandedIn, 'filled' | 'facts' | 'judgements' | 'consents' | 'lackingKinds' | 'lackingTexts'>

const flawOf = (question: Question, answers: Answers, unlisted: ReadonlySet<string>): AnswerFlaw | undefined =>
  checkAnswer(question, answers[question.id]) ?? (unlisted.has(question.id) ? { code: 'notInList' } : undefined)

const documentProblems = ({ content, answers, facts, filled }: HandedIn): ApplicationProblem[] =>
  askedDocuments(content, answers, facts)
    .filter((document) => document.required && !filled.has(placeOf(document)))
    .map(({ id, documentTypeId, ownName }) => ({ kind: 'document', formDocumentId: id, documentTypeId, ownName }))

/** An unmet condition is a refusal; an unknown one is a missing part of the profile. */
const fitProblems = (judgements: readonly Judgement[]): ApplicationProblem[] =>
  judgements.flatMap((judgement): ApplicationProblem[] => {
    if (judgement.fit === 'fits') return []
    if (judgement.fit === 'doesNotFit') return [{ kind: 'eligibility', judgement }]
    return [{ kind: 'profile', part: partOf[judgement.kind], judgement }]
  })

/** The part of the profile that each condition uses. */
export const partOf: Readonly<Record<ConditionKind, ProfilePart>> = {
  level: 'educations',
  class: 'educations',
  university: 'educations',
  faculty: 'educations',
  department: 'educations',
  gpa: 'educations',
  age: 'personal',
  gender: 'personal',
  nationality: 'personal',
  city: 'location',
}

const consentProblems = ({ consents: given, lackingKinds, lackingTexts }: HandedIn): ApplicationProblem[] => [
  ...applicationConsents
    .filter(({ text, version }) => !given.some((consent) => consent.text === text && consent.version === version))
    .map(({ text }) => ({ kind: 'consent' as const, text })),
  ...lackingKinds.map((of) => ({ kind: 'explicit' as const, of })),
  ...lackingTexts.map(({ id, title }) => ({ kind: 'formText' as const, id, title })),
]
