import { useSearchParams } from 'react-router'
import { listMemberNews, markMemberNewsRead } from '#contract/company-dashboard.ts'
import { useAct } from '../../forms/use-act.ts'
import { newsSearchOf } from '../../news/news-search.ts'
import { NewsView } from '../../news/news-view.tsx'
import { query } from '../../queries/answers.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { freshBrowserLoader } from '../../queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'

const newsOf = (companyId: string, search: URLSearchParams) =>
  query(listMemberNews, { companyId, ...newsSearchOf(search) })

const queries: PageQueries = ({ me, search }) => [newsOf(me.myId, search)]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

/** A member's notifications: assigned applications, mentions in notes, and candidates' answers and uploads. */
export default function MemberNotificationsPage() {
  const t = useTexts('org_dashboard')
  const [search] = useSearchParams()
  const { myId: companyId } = useMe()
  const { act, busy } = useAct({ changes: 'memberNews', showsProblemInDialog: true })
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
