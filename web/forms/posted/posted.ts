import { type ActionFunctionArgs, data } from 'react-router'
import type { z } from 'zod'
import type { AccountKind } from '#contract/accounts/accounts.ts'
import type { FieldError } from '#contract/problems.ts'
import { fieldErrors } from '#platform/text/field-errors.ts'
import { languageOf } from '#platform/text/locales.ts'
import { formatMessage } from '#platform/text/message.ts'
import { pageRequest } from '../../queries/page-request.ts'
import { textsOnServer } from '../../texts/texts-on-server.ts'
import { fieldWords } from '../field-words.ts'
import { type Refusal, refusalIn } from './refusal-in.ts'

/** Why a form that was posted was not taken: a problem of the call's, or fields that its schema refuses. */
export interface Refused {
  /** What was typed, so that nothing of it is lost; never a password. */
  readonly values: Readonly<Record<string, string>>
  readonly errors: readonly FieldError[]
  readonly problem: Refusal | undefined
  /** The e-mail address that was probably meant, which is asked before anything is sent to the typed one. */
  readonly meant?: string | undefined
}

export interface Posted {
  readonly text: (name: string) => string
  readonly isTicked: (name: string) => boolean
  /** The address inside the locale that the form was posted to. */
  readonly pathname: string
  readonly search: URLSearchParams
  readonly ask: ReturnType<typeof pageOf>['ask']
  readonly refuse: (refused: Partial<Refused>) => ReturnType<typeof data<Refused>>
  /** What the schema makes of the values, or the problems of their fields in words. */
  readonly check: <S extends z.ZodType>(schema: S, values: object, kind: AccountKind) => Checked<z.output<S>>
}

type Checked<Value> =
  | { readonly value: Value; readonly errors?: undefined }
  | { readonly value?: undefined; readonly errors: readonly FieldError[] }

type Answered<T> =
  | { readonly value: T; readonly problem?: undefined }
  | { readonly value?: undefined; readonly problem: Refusal }

const here = 'http://kopru.invalid'
const pageOf = (context: ActionFunctionArgs['context']) => context.get(pageRequest)

/** A form as browsers send it without script. `kept` are the fields that are shown again when it is refused. */
export async function postedForm({ request, context }: ActionFunctionArgs, kept: readonly string[]): Promise<Posted> {
  const form = await request.formData()
  const { ask, address, locale } = pageOf(context)
  const { pathname, searchParams: search } = new URL(address, here)
  const language = languageOf(locale)
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const typed = Object.fromEntries(kept.map((name) => [name, text(name)]))
  return {
    text,
    isTicked: (name) => form.has(name),
    pathname,
    search,
    ask,
    refuse({ values = typed, errors = [], problem, meant }) {
      const refused: Refused = { values, errors: problem?.errors ?? errors, problem, meant }
      return data(refused, { status: problem?.status ?? 400 })
    },
    check(schema, values, kind) {
      const parsed = schema.safeParse(values, { reportInput: true })
      if (parsed.success) return { value: parsed.data as never }
      const common = textsOnServer(language, 'common')
      const words = fieldWords(kind, (key, more) => formatMessage(common[key], language, more))
      return { errors: firstOfEach(fieldErrors(parsed.error.issues, words)) }
    },
  }
}

/** What a call answers, or the problem that it refuses with; a failure of the server's is thrown on. */
export async function orProblem<T>(answer: Promise<T>): Promise<Answered<T>> {
  try {
    return { value: await answer }
  } catch (error) {
    const problem = await refusalIn(error)
    if (!problem) throw error
    return { problem }
  }
}

const firstOfEach = (errors: readonly FieldError[]) =>
  errors.filter(({ field }, at) => errors.findIndex((other) => other.field === field) === at)
