import { useState } from 'react'
import { Outlet } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useMe } from '../../session/store.ts'
import { type Accounts, accountsOf } from './use-accounts.ts'

const queries: PageQueries = ({ me }) => [accountsOf(me.myId)]
export const loader = serverLoader(queries)
export const clientLoader = browserLoader(queries)

/** The list and its edit pages share one query; a notice about an edit is shown on the next page. */
export default function AccountsLayout() {
  const { items } = useAnswer(accountsOf(useMe().myId))
  const [news, tell] = useState<Accounts['news']>()
  return <Outlet context={{ items, news, tell } satisfies Accounts} />
}
