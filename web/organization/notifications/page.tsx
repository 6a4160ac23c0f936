import { useSearchParams } from 'react-router'
import { listMemberNews, markMemberNewsRead } from '#contract/company-dashboard.ts'
import { useAct } from '../../forms/use-act.ts'
import { newsSearchOf } from '../../news/news-search.ts'
import { NewsView } from '../../news/news-view.tsx'
import { query } from '../../queries/answers.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { onClickAnew } from '../../queries/on-click-anew.ts'
import { onServer, type PageQueries, useAnswer } from '../../queries/page-queries.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'

const newsOf = (companyId: string, search: URLSearchParams) =>
  query(listMemberNews, { companyId, ...newsSearchOf(search) })

const queries: PageQueries = ({ me, search }) => [newsOf(me.myId, search)]
export const loader = onServer(queries)
export const clientLoader = onClickAnew(queries)

/** A member's notifications: assigned applications, mentions in notes, and candidates' answers and uploads. */
export default function MemberNotificationsPage() {
  const t = useTexts('org_dashboard')
  const [search] = useSearchParams()
  const { myId: companyId } = useMe()
  const { act, busy } = useAct({ changes: 'memberNews', tellsInDialog: true })
  return (
    <NewsView
      news={useAnswer(newsOf(companyId, search))}
      mark={(ids) => void act(() => askInBrowser(markMemberNewsRead, { companyId, ...(ids && { ids }) }))}
      busy={busy}
      settings="/organizations-dashboard/settings/notifications"
      words={{ allRead: t('news.allRead'), empty: t('news.empty'), detail: t('news.empty.detail') }}
    />
  )
}
