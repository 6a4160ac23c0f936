import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { signOut } from '#contract/accounts/accounts.ts'
import type { FieldError } from '#contract/problems.ts'
import { AskError } from '../../ask.ts'
import { showError, showSuccess } from '../../dialogs/dialogs.ts'
import { reportFailure } from '../../dialogs/report-failure.ts'
import { isProblem } from '../../forms/is-problem.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { addresses, kindOf } from '../../session/account-kind.ts'
import { notifyTabs } from '../../session/session-tabs.ts'
import { changeSession, type SignedIn } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { resetStore } from '../reset-store.ts'
import { changeOwnPassword } from './change-own-password.ts'
import type { Renewal } from './renewal.ts'

/** Milliseconds for the modal to close before a dialog opens. */
const pause = { success: 200, error: 300 }

const details = {
  Candidate: { done: 'renewal.done.candidate', failed: 'renewal.failed.candidate' },
  Company: { done: 'renewal.done.company', failed: 'renewal.failed.company' },
} as const

/**
 * Saves the new password. If the server refuses the current one, the session ends; errors of the new one are returned,
 * to be shown at its field.
 */
export function useRenewal(who: SignedIn) {
  const t = useTexts('logins')
  const navigate = useNavigate()
  const kind = kindOf(who)

  return async (values: z.output<typeof Renewal>): Promise<readonly FieldError[]> => {
    try {
      await changeOwnPassword(who, values)
      succeed()
    } catch (error) {
      if (isProblem(error, 'request.invalid') && error.problem.errors) return error.problem.errors
      // A request without an answer was not refused.
      if (error instanceof AskError && typeof error.status === 'number') await fail()
      else reportFailure(error)
    }
    return []
  }

  function succeed() {
    changeSession({ pwdVersion: 'v2' })
    const said = { title: t('renewal.done.title'), detail: t(details[kind].done), hasConfirmBtn: false }
    setTimeout(() => showSuccess(said), pause.success)
  }

  async function fail() {
    await askInBrowser(signOut, {}).catch(() => {})
    resetStore()
    notifyTabs('LOGOUT')
    const { forgot } = addresses[kind]
    const said = { title: t('renewal.failed.title'), detail: t(details[kind].failed), btnText: t('renewal.go') }
    setTimeout(() => showError({ ...said, onClickConfirmBtn: () => navigate(forgot) }), pause.error)
  }
}
