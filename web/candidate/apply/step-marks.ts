import type { Application } from '#contract/applying/applications.ts'
import { isBlank } from '#contract/forms/answer-check.ts'
import { type Step, steps } from '../apply-step.ts'
import { flawsIn } from './flaws-in.ts'
import type { Apply } from './use-apply.ts'

export type WizardStep = (typeof steps)[number]

type Known = Pick<Apply, 'answers' | 'unlisted' | 'pages' | 'askedDocuments'> & {
  readonly form: Pick<Apply['form'], 'fit' | 'missingParts'>
}

/** The number of errors per step by the server's rules. Consents are not counted: they belong to submitting. */
export function lacksByStep({ form, answers, unlisted, pages, askedDocuments }: Known): Record<WizardStep, number> {
  return {
    fit: form.fit.items.filter(({ fit }) => fit === 'doesNotFit').length,
    profile: form.missingParts.filter(({ required }) => required).length,
    questions: flawsIn(questionsOf(pages), answers, unlisted).size,
    documents: askedDocuments.filter(({ required, files }) => required && files.length === 0).length,
    review: 0,
  }
}

export interface StepMark {
  readonly state: 'notBegun' | 'incomplete' | 'done'
  readonly lacks: number
}

interface Standing extends Known {
  readonly application: Pick<Application, 'submittedAt' | 'hasUnsentChanges'>
  /** The farthest step that the candidate has reached, on any device. */
  readonly farthest: Step
}

/**
 * The mark of each step. A step is done if the server would accept it; an incomplete one is "begun" if it has content,
 * or if the candidate has visited it and gone on.
 */
export function stepMarks(standing: Standing): Record<WizardStep, StepMark> {
  const lacks = lacksByStep(standing)
  const { application, farthest, pages, answers, askedDocuments } = standing
  const reached = farthest === 'done' ? steps.length : steps.indexOf(farthest)
  const isBegun = (step: WizardStep) =>
    steps.indexOf(step) <= reached ||
    (step === 'questions' && questionsOf(pages).some(({ id }) => !isBlank(answers[id]))) ||
    (step === 'documents' && askedDocuments.some(({ files }) => files.length > 0))
  const isSent = application.submittedAt !== null && !application.hasUnsentChanges
  const markOf = (step: WizardStep): StepMark => {
    if (step === 'review') return { state: isSent ? 'done' : 'notBegun', lacks: 0 }
    if (lacks[step] === 0) return { state: 'done', lacks: 0 }
    return { state: isBegun(step) ? 'incomplete' : 'notBegun', lacks: lacks[step] }
  }
  return {
    fit: markOf('fit'),
    profile: markOf('profile'),
    questions: markOf('questions'),
    documents: markOf('documents'),
    review: markOf('review'),
  }
}

const questionsOf = (pages: Known['pages']) => pages.flatMap(({ questions }) => questions)
