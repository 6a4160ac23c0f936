import type { z } from 'zod'
import { changeCandidatePassword } from '#contract/accounts/candidate-settings.ts'
import { changeMemberPassword } from '#contract/accounts/member-settings.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import type { SignedIn } from '../../session/store.ts'
import type { Renewal } from './renewal.ts'

/** Each kind of account has its own call to change its password. */
export function changeOwnPassword({ isCompany, myId }: SignedIn, values: z.output<typeof Renewal>) {
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

/** What the older clients sent with every change of a password, and the specification still asks for. */
const code = 'Md5'
