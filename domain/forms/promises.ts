import { isDeepStrictEqual } from 'node:util'
import { isEmptyTextEditor } from '#contract/fields/patterns.ts'
import { type FormContent, FormPromise } from '#contract/forms/form-content.ts'
import type { FormRecord } from './own-form.ts'

/** What a content promises in the organization's name. */
export const promisesIn = ({ basics }: Pick<FormContent, 'basics'>): FormPromise[] =>
  FormPromise.options.filter((promise) =>
    promise === 'body' ? !isEmptyTextEditor(basics.body) : basics[promise] !== null && basics[promise] !== '',
  )

/** What a template promised, nobody has confirmed, and a change leaves as it was. Whoever writes something says that it holds. */
export const untouched = (
  { unconfirmed, content: before }: Pick<FormRecord, 'unconfirmed' | 'content'>,
  after: FormContent,
): FormPromise[] => unconfirmed.filter((promise) => isDeepStrictEqual(before.basics[promise], after.basics[promise]))
