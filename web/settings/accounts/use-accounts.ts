import { useOutletContext } from 'react-router'
import { type CompanyAccount, listCompanyAccounts } from '#contract/companies/company-accounts.ts'
import { query } from '../../queries/answers.ts'
import { useMe } from '../../session/store.ts'
import type { News } from '../../ui/feedback/news-notice.tsx'

export const accountsAddress = '/organizations-dashboard/settings/accounts'

export const accountsOf = (companyId: string) => query(listCompanyAccounts, { companyId })

export interface Accounts {
  readonly items: readonly CompanyAccount[]
  readonly news: News | undefined
  readonly tell: (news: News | undefined) => void
}

export function useAccounts() {
  const accounts = useOutletContext<Accounts>()
  const { myId: companyId, isSuspended } = useMe()
  return { ...accounts, companyId, canChange: !isSuspended }
}

export const fullName = ({ name, surname }: Pick<CompanyAccount, 'name' | 'surname'>) => `${name} ${surname}`
