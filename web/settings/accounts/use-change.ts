import { useNavigate } from 'react-router'
import { isProblem } from '../../forms/is-problem.ts'
import { useAct } from '../../forms/use-act.ts'
import { invalidate } from '../../queries/invalidate.ts'
import { useTexts } from '../../texts/texts.tsx'
import { accountsAddress, useAccounts } from './use-accounts.ts'

/**
 * Changes one account, and refetches the list in any case, because another Root may have changed it. If the account is
 * gone, the list says so, because its page no longer exists.
 */
export function useChange() {
  const t = useTexts('org_settings')
  const { tell } = useAccounts()
  const navigate = useNavigate()
  const { act, busy, failed } = useAct()

  async function change(work: () => Promise<unknown>, goOn: () => unknown) {
    const isDone = await act(
      () => work().then(() => true, unlessGone),
      (isThere) => (isThere ? goOn() : showGone()),
    )
    if (!isDone) await invalidate('companyAccounts')
  }

  async function showGone() {
    tell({ tone: 'warning', title: t('accounts.gone.title'), detail: t('accounts.gone.detail') })
    await navigate(accountsAddress, { replace: true })
    await invalidate('companyAccounts')
  }

  return { change, changing: busy, failed }
}

function unlessGone(error: unknown) {
  if (!isProblem(error, 'accounts.notFound')) throw error
  return false
}
