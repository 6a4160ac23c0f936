import { useEffect, useMemo, useState } from 'react'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Tabs } from '#web/ui/navigation/tabs.tsx'
import type { Application, ApplicationView } from './application-view.ts'
import styles from './page.module.css'
import { type ViewName, viewNamesFor, views } from './views.ts'

/** Sticky links to the sections; the section being read is marked. */
export function Anchors({ application }: { application: Application }) {
  const t = useTexts('org_candidate_list_and_detail')
  const me = useMe()
  const names = useMemo(() => viewNamesFor(me), [me])
  const read = useSectionRead(application.id, names)
  return (
    <div className={styles.anchors}>
      <Tabs
        label={t('views')}
        tabs={names.map((view) => {
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

/** The section at a third of the window's height. */
function useSectionRead(appId: string, names: readonly ViewName[]): ViewName {
  const [read, setRead] = useState<ViewName>('profile')
  useEffect(() => {
    // Runs again for another application, which has other sections.
    if (!appId) return
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)?.target.id
        const name = names.find((view) => view === seen)
        if (name) setRead(name)
      },
      { rootMargin: '-33% 0px -66% 0px' },
    )
    for (const view of names) {
      const section = document.getElementById(view)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [appId, names])
  return read
}
