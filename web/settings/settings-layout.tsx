import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router'
import { Container } from '../ui/layout/container.tsx'
import styles from './settings-layout.module.css'

interface SettingsLayoutProps {
  readonly title: string
  readonly groups: readonly {
    /** Left out where there is only one */
    readonly title?: string
    readonly sections: readonly { readonly path: string; readonly title: string; readonly icon: LucideIcon }[]
  }[]
}

/** The sections beside the open one; on narrow screens a row above it, scrolled to the open one. */
export function SettingsLayout({ title, groups }: SettingsLayoutProps) {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    // Of a page below a section too: one request has an address of its own, but belongs to the list of requests.
    const [section = ''] = pathname.split('/').slice(3)
    const open = nav.current?.querySelector(`[href$="/${CSS.escape(section)}"]`)
    open?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname])
  return (
    <Container className={styles.settings}>
      <nav ref={nav} aria-label={title} className={styles.nav}>
        <p className={styles.title}>{title}</p>
        <div className={styles.groups}>
          {groups.map((group) => (
            <div key={group.title ?? ''} className={styles.group}>
              {group.title !== undefined && <p className={styles.of}>{group.title}</p>}
              <ul>
                {group.sections.map(({ path, title: name, icon: Icon }) => (
                  <li key={path}>
                    <NavLink to={path}>
                      <Icon aria-hidden />
                      {name}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </nav>
      <div className={styles.section}>
        <Outlet />
      </div>
    </Container>
  )
}
