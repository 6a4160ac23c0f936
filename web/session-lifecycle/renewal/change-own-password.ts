import type { z } from 'zod'
import { changeCandidatePassword } from '#contract/accounts/candidate-settings.ts'
import { changeMemberPassword } from '#contract/accounts/member-settings.ts'
import { AskError } from '../../ask.ts'
import { isProblem } from '../../forms/is-problem.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import type { SignedIn } from '../../session/store.ts'
import type { Renewal } from './renewal.ts'

/** Each kind of account has its own call for changing the password; errors are mapped to the form's fields. */
export async function changeOwnPassword(who: SignedIn, values: z.output<typeof Renewal>) {
  try {
    return await askToChange(who, values)
  } catch (error) {
    if (!isProblem(error, 'request.invalid')) throw error
    const { call, status, problem } = error
    const errors = problem.errors?.map(({ field, message }) => ({ field: formFields[field] ?? field, message }))
    throw new AskError(call, status, { ...problem, ...(errors && { errors }) })
  }
}

const formFields: Readonly<Record<string, string>> = {
  currentPwd: 'currentPassword',
  newPwd: 'newPassword',
  newPwdConfirm: 'repeatPassword',
}

function askToChange({ isCompany, myId }: SignedIn, values: z.output<typeof Renewal>) {
  const { currentPassword, newPassword, repeatPassword } = values
  return isCompany
    ? askInBrowser(changeMemberPassword, {
        companyId: myId,
        currentPwd: currentPassword,
        newPwd: newPassword,
        newPwdConfirm: repeatPassword,
        code,
      })
    : askInBrowser(changeCandidatePassword, { candidateId: myId, currentPassword, newPassword, code })
}

/** The value that older clients sent with every change of password; the specification still requires it. */
const code = 'Md5'
