import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AskError } from '../../ask.ts'
import { toldFailure } from '../../forms/told-failure.ts'
import { type Failed, isProblem } from '../../forms/use-ask-form.ts'
import { useTexts } from '../../texts/texts.tsx'
import { accountsAddress, useAccounts } from './use-accounts.ts'

/**
 * A change of one account. Whatever becomes of it, the list is read anew: another Root may have been faster. An account
 * that is gone by then has no page any more, so that is said on the list.
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
