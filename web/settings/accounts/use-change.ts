import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AskError } from '../../ask.ts'
import { toldFailure } from '../../forms/told-failure.ts'
import { type Failed, isProblem } from '../../forms/use-ask-form.ts'
import { useTexts } from '../../texts/texts.tsx'
import { accountsAddress, useAccounts } from './use-accounts.ts'

/**
 * Changes one account. Whether it succeeds or not, the list is read again, because another Root may have changed it. If
 * the account is gone, the list says so, because its page no longer exists.
 */
export function useChange() {
  const t = useTexts('org_settings')
  const { refresh, tell } = useAccounts()
  const navigate = useNavigate()
  const [changing, setChanging] = useState(false)
  const [failed, setFailed] = useState<Failed>()

  async function change(work: () => Promise<unknown>, after: () => unknown) {
    setChanging(true)
    setFailed(undefined)
    try {
      await work()
      await after()
    } catch (error) {
      if (!(error instanceof AskError)) throw error
      if (isProblem(error, 'accounts.notFound')) {
        tell({ tone: 'warning', title: t('accounts.gone.title'), detail: t('accounts.gone.detail') })
        await navigate(accountsAddress, { replace: true })
      } else setFailed(toldFailure(error))
      await refresh()
    } finally {
      setChanging(false)
    }
  }

  return { change, changing, failed }
}
