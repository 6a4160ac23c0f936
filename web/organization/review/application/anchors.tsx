import { useEffect, useState } from 'react'
import { useTexts } from '#web/texts/texts.tsx'
import { Tabs } from '#web/ui/navigation/tabs.tsx'
import type { Application, ApplicationView } from './application-view.ts'
import styles from './page.module.css'
import { type ViewName, viewNames, views } from './views.ts'

/** Links to the sections, which stay in view; the section that is being read is marked. */
export function Anchors({ application }: { application: Application }) {
  const t = useTexts('org_candidate_list_and_detail')
  const read = useSectionRead(application.id)
  return (
    <div className={styles.anchors}>
      <Tabs
        label={t('views')}
        tabs={viewNames.map((view) => {
          const { count }: ApplicationView = views[view]
          return {
            to: `#${view}`,
            label: t('view', { view }),
            current: view === read,
            ...(count && { count: String(count(application)) }),
          }
        })}
      />
    </div>
  )
}

/** The section whose text stands a third below the top of the window. */
function useSectionRead(appId: string): ViewName {
  const [read, setRead] = useState<ViewName>('profile')
  useEffect(() => {
    // Another application has its own sections.
    if (!appId) return
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)?.target.id
        const name = viewNames.find((view) => view === seen)
        if (name) setRead(name)
      },
      { rootMargin: '-33% 0px -66% 0px' },
    )
    for (const view of viewNames) {
      const section = document.getElementById(view)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [appId])
  return read
}
