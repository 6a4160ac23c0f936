import { useState } from 'react'
import { Outlet } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useMe } from '../../session/store.ts'
import { Container } from '../../ui/layout/container.tsx'
import { company } from '../profile/own-page.ts'
import styles from './layout.module.css'
import { type Opportunities, opportunitiesOf } from './use-opportunities.ts'

const queries: PageQueries = ({ me }) => [opportunitiesOf(me.myId), company(me.myId)]
export const loader = serverLoader(queries)
export const clientLoader = browserLoader(queries)

/** The list and its edit pages share one query; a notice about an edit is shown on the list. */
export default function OpportunitiesLayout() {
  const { items } = useAnswer(opportunitiesOf(useMe().myId))
  const [news, tell] = useState<Opportunities['news']>()
  return (
    <Container className={styles.page}>
      <Outlet context={{ items, news, tell } satisfies Opportunities} />
    </Container>
  )
}
