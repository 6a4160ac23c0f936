import { isDeepStrictEqual } from 'node:util'
import { isEmptyTextEditor } from '#contract/fields/patterns.ts'
import { type FormContent, FormPromise } from '#contract/forms/form-content.ts'
import type { FormRecord } from './own-form.ts'

/** The promises in a content: commitments of the organization, such as amount, quota and texts. */
export const promisesIn = ({ basics }: Pick<FormContent, 'basics'>): FormPromise[] =>
  FormPromise.options.filter((promise) =>
    promise === 'body' ? !isEmptyTextEditor(basics.body) : basics[promise] !== null && basics[promise] !== '',
  )

/** The unconfirmed promises of a template that a change leaves untouched. Editing a promise confirms it. */
export const untouched = (
  { unconfirmed, content: before }: Pick<FormRecord, 'unconfirmed' | 'content'>,
  after: FormContent,
): FormPromise[] => unconfirmed.filter((promise) => isDeepStrictEqual(before.basics[promise], after.basics[promise]))
