import { createContext, use } from 'react'
import type { AskedDocument, AskedDocuments } from '#contract/applying/application-documents.ts'
import type { Application } from '#contract/applying/applications.ts'
import type { Answers } from '#contract/forms/answer-test.ts'
import { isAsked, shownIds } from '#contract/forms/conditions.ts'
import { type QuestionGroup, questionGroups } from '../../listing/question-groups.ts'
import type { Autosave } from '../../unsaved/autosave.ts'
import type { AutosaveState } from '../../unsaved/autosave-state.ts'
import type { Step, Where } from '../apply-step.ts'
import type { FormToApply } from './apply-queries.ts'

/** The context of every step of the wizard. */
export interface Apply {
  readonly form: FormToApply
  readonly application: Application
  readonly documents: AskedDocuments
  readonly autosave: Autosave
  readonly kept: AutosaveState
  readonly where: Where
  /** All answers including files, on which conditions depend. */
  readonly answers: Answers
  readonly shown: ReadonlySet<string>
  /** Questions whose answer is in none of our lists of countries, cities and universities, according to the server. */
  readonly unlisted: ReadonlySet<string>
  /** Questions answered from the profile and not changed since. */
  readonly fromProfile: ReadonlySet<string>
  /** The farthest step that the candidate has reached. */
  readonly farthest: Step
  /** The visible pages of questions, with their numbers in the address. */
  readonly pages: readonly (QuestionGroup & { readonly number: number })[]
  /** The documents needed for the answers on the screen. */
  readonly askedDocuments: readonly AskedDocument[]
  readonly otherDocuments: readonly AskedDocument[]
  /** The organization changed its form while this page was open. */
  readonly hasNewForm: boolean
  /** The application was submitted on another device while this page was open. */
  readonly isSentElsewhere: boolean
  /** Answers and documents can still be changed. */
  readonly canEdit: boolean
}

const ApplyContext = createContext<Apply | undefined>(undefined)
export const ApplyProvider = ApplyContext.Provider

export function useApply(): Apply {
  const apply = use(ApplyContext)
  if (!apply) throw new Error('Outside the wizard')
  return apply
}

/** The pages, questions and documents that the current answers require. */
export function askedBy(
  { questions }: Pick<FormToApply, 'questions'>,
  kept: Pick<AutosaveState, 'answers'>,
  documents: AskedDocuments,
) {
  const fileOf = (id: string) => documents.answers.find(({ questionId }) => questionId === id)?.files[0]?.name
  const files = questions.flatMap(({ id, kind }) => (kind === 'file' ? [[id, fileOf(id)]] : []))
  const answers: Answers = { ...kept.answers, ...Object.fromEntries(files) }
  const shown = shownIds(questions, answers)
  const pages = questionGroups(questions).flatMap((group, at) => {
    const asked = group.questions.filter(({ id }) => shown.has(id))
    return asked.length > 0 ? [{ ...group, questions: asked, number: at + 1 }] : []
  })
  // The server evaluates conditions on the profile; conditions on answers are evaluated here, at once.
  const isWanted = ({ when, isAsked: isAskedByServer }: AskedDocument) =>
    when?.kind === 'answer' ? isAsked(when.test, questions, answers) : isAskedByServer
  return {
    answers,
    shown,
    pages,
    askedDocuments: documents.items.filter(isWanted),
    otherDocuments: documents.items.filter((document) => !isWanted(document)),
  }
}
