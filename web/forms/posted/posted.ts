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

/** Why a posted form was refused: a problem of the call, or errors of the schema. */
export interface Refused {
  /** The typed values, to show them again; never a password */
  readonly values: Readonly<Record<string, string>>
  readonly errors: readonly FieldError[]
  readonly problem: Refusal | undefined
  /** The e-mail address that was probably meant; confirmed before anything is sent to the typed one */
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
  /** The parsed values, or the fields' errors in words */
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

/** Reads a form as browsers post it without script. `kept` names the fields shown again after a refusal. */
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

/** A call's answer or its problem; server failures are rethrown. */
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
