import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { saveForm as call, SavedForm } from '#contract/forms/company-forms.ts'
import { changeContent } from './content/change-content.ts'

/** Saves parts of a form; parts that the request omits stay. */
export function saveForm(
  caller: Caller,
  { companyId, formId, version, ...parts }: Input<typeof call>,
): Promise<SavedForm> {
  return changeContent(caller, { companyId, formId, version }, () => parts)
}
