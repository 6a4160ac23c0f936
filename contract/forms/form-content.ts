import { z } from 'zod'
import { questionSensitiveKinds } from '../data/sensitive-kinds.ts'
import { oneLine, paragraphs } from '../fields/one-line.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { Eligibility } from './eligibility.ts'
import {
  currencies,
  formParts,
  formStates,
  formTypes,
  periods,
  profileFacts,
  questionKinds,
  workKinds,
  workPlaces,
} from './form-facts.ts'
import { OwnDocumentName } from './own-document-name.ts'

// The content that an organization edits in the builder: one document, saved and versioned as a whole.

export const FormType = z.enum(formTypes).meta({ id: 'FormType' })
export type FormType = z.infer<typeof FormType>

export const FormState = z.enum(formStates).meta({ id: 'FormState' })
export type FormState = z.infer<typeof FormState>

/** A list with distinct ids, because conditions, answers and applications refer to them. */
const distinct = <T extends z.ZodType<{ readonly id: string }>>(item: T, max: number) =>
  z
    .array(item)
    .max(max)
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'fields.sameId')

export const FileKey = z
  .string()
  .max(300)
  .regex(/^[A-Za-z0-9_][A-Za-z0-9_./-]*$/, 'fields.file')
  .meta({ examples: ['cover-3f2a9c3f2a9c3f2a.webp'] })

export const Amount = z.object({
  minor: z.number().int().min(1).max(1_000_000_000_00).describe('In minor units: 400000 is 4.000,00 TL'),
  currency: z.enum(currencies),
  period: z.enum(periods),
  times: z.number().int().min(1).max(120).nullable().describe('How many periods, if known'),
})
export type Amount = z.infer<typeof Amount>

export const WorkPlace = z.enum(workPlaces)
export type WorkPlace = z.infer<typeof WorkPlace>
export const WorkKind = z.enum(workKinds)
export type WorkKind = z.infer<typeof WorkKind>

export const FormBasics = z
  .object({
    title: oneLine(150),
    summary: paragraphs(300),
    body: z.string().max(50_000).describe('Rich text: HTML of paragraphs, headings, lists, quotes and links'),
    language: z.enum(['tr', 'en']).describe('The language it is written in'),
    cover: FileKey.nullable(),
    tags: z.array(oneLine(40).min(1)).max(12),
    quota: z.number().int().min(1).max(1_000_000).nullable(),
    closeWhenFull: z
      .boolean()
      .optional()
      .describe('First come, first served: the form closes when there are as many applications as places'),
    amount: Amount.nullable(),
    workPlace: WorkPlace.nullable(),
    workKind: WorkKind.nullable(),
    cityIds: z
      .array(z.number().int().min(1).max(2_147_483_647))
      .max(81)
      .describe('Where it takes place; empty: everywhere'),
  })
  .meta({ id: 'FormBasics' })
export type FormBasics = z.infer<typeof FormBasics>

/** Promises of a listing in the organization's name: a member has to confirm those that came from a template. */
export const FormPromise = z.enum(['amount', 'quota', 'summary', 'body']) satisfies z.ZodType<keyof FormBasics>
export type FormPromise = z.infer<typeof FormPromise>

export const FormDates = z.object({
  opensAt: Moment.nullable().describe('Null: as soon as it is published'),
  closesAt: Moment.nullable(),
  resultAt: Moment.nullable(),
})
export type FormDates = z.infer<typeof FormDates>

/** A condition on an earlier answer. `value` is an option's id, yes or no, a number, a text, or null for "answered". */
const AnswerTest = z.object({
  questionId: Id,
  is: z.enum(['equal', 'notEqual', 'greater', 'less', 'answered']),
  value: z.union([z.string().max(200), z.number(), z.boolean(), z.null()]),
})
export type AnswerTest = z.infer<typeof AnswerTest>

export const ShowIf = z.object({ all: z.boolean(), tests: z.array(AnswerTest).min(1).max(5) })
export type ShowIf = z.infer<typeof ShowIf>

export const QuestionKind = z.enum(questionKinds)
export type QuestionKind = z.infer<typeof QuestionKind>

export const ProfileFact = z.enum(Object.values(profileFacts).flat())
export type ProfileFact = z.infer<typeof ProfileFact>

export const Question = z
  .object({
    id: Id,
    kind: QuestionKind.describe('page: not a question but the heading of a new page'),
    label: paragraphs(500),
    help: paragraphs(1000),
    required: z.boolean(),
    options: distinct(z.object({ id: z.string().min(1).max(40), label: oneLine(200) }), 100).describe(
      'For single and multiple',
    ),
    min: z
      .number()
      .nullable()
      .describe('Characters of a text, value of a number, choices of multiple, first step of a scale'),
    max: z.number().nullable(),
    showIf: ShowIf.nullable(),
    profileFact: ProfileFact.nullable()
      .optional()
      .describe('The profile field it asks for again: if the answer differs, reviewers see both'),
    sensitive: z
      .enum(questionSensitiveKinds)
      .nullable()
      .optional()
      .describe('The kind of sensitive data in its answer, which can be submitted only with explicit consent'),
  })
  .meta({ id: 'Question' })
export type Question = z.infer<typeof Question>

export const Questions = distinct(Question, 200)

export const DocumentWhen = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), test: AnswerTest }),
  z.object({ kind: z.literal('disabled') }),
  z.object({ kind: z.literal('classAbove'), year: z.number().int().min(0).max(12) }),
])
export type DocumentWhen = z.infer<typeof DocumentWhen>

/** A form that applicants download, fill in and submit as the document. */
export const BlankForm = z.object({ fileId: Id, name: oneLine(255), size: z.number().int().min(0) })
export type BlankForm = z.infer<typeof BlankForm>

export const FormDocument = z
  .object({
    id: Id,
    documentTypeId: z.number().int(),
    ownName: OwnDocumentName.nullable()
      .optional()
      .describe('For a document of the type “other”, instead of its type’s name'),
    required: z.boolean(),
    note: paragraphs(500),
    several: z.boolean().optional().describe('Several files may be submitted, even if its type takes one'),
    blank: BlankForm.nullable()
      .optional()
      .describe('A form to fill in, uploaded before (`/blank-forms`); its name and size are those of the file'),
    when: DocumentWhen.nullable(),
  })
  .meta({ id: 'FormDocument' })
export type FormDocument = z.infer<typeof FormDocument>
export const FormDocuments = distinct(FormDocument, 50)
/** The documents required of everybody; below, the conditional ones. */
export const GeneralDocuments = distinct(FormDocument.extend({ when: z.null() }), 50)
export const ConditionalDocuments = distinct(FormDocument.extend({ when: DocumentWhen }), 50)

export const FormStep = z
  .object({ id: Id, name: oneLine(100), note: paragraphs(500), startsAt: Moment.nullable(), endsAt: Moment.nullable() })
  .meta({ id: 'FormStep' })
export type FormStep = z.infer<typeof FormStep>
export const FormSteps = distinct(FormStep, 20)

const AutoMessage = z.object({ on: z.boolean(), subject: oneLine(150), text: paragraphs(5000) })
export const FormMessages = z.object({
  received: AutoMessage.describe('To everyone who applies'),
  unfinished: AutoMessage.describe('Three days before it closes, to candidates with an unfinished application'),
})
export type FormMessages = z.infer<typeof FormMessages>

export const FormText = z
  .object({
    id: Id,
    kind: z.enum(['information', 'consent']).describe('Information for applicants, or something they agree to'),
    title: oneLine(120),
    body: z.string().max(20_000).describe('Rich text: HTML of paragraphs, headings, lists and links'),
    required: z.boolean().describe('For a consent: required to submit'),
  })
  .meta({ id: 'FormText' })
export type FormText = z.infer<typeof FormText>
export const FormTexts = distinct(FormText, 5)

export const FormContent = z
  .object({
    basics: FormBasics,
    dates: FormDates,
    eligibility: Eligibility,
    questions: Questions,
    documents: FormDocuments,
    steps: FormSteps,
    reviewers: z.array(Id).max(100).describe('Accounts of the organization'),
    messages: FormMessages,
    texts: FormTexts.describe('The organization’s own texts for applicants'),
  })
  .meta({ id: 'FormContent' })
export type FormContent = z.infer<typeof FormContent>
/** The parts that are saved separately. */
export const FormPart = z.enum(formParts) satisfies z.ZodType<keyof FormContent>
export type FormPart = keyof FormContent
