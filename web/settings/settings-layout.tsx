import { ChevronDown, type LucideIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router'
import { useTexts } from '../texts/texts.tsx'
import { Container } from '../ui/layout/container.tsx'
import styles from './settings-layout.module.css'

interface SettingsLayoutProps {
  readonly title: string
  readonly groups: readonly {
    readonly title: string
    readonly sections: readonly { readonly path: string; readonly title: string; readonly icon: LucideIcon }[]
  }[]
}

/** The sections in groups beside the open one; on narrow screens behind a button that names the open section. */
export function SettingsLayout({ title, groups }: SettingsLayoutProps) {
  const t = useTexts('common')
  const listId = useId()
  const { pathname } = useLocation()
  const [openedAt, setOpenedAt] = useState<string>()
  // Choosing a section leads to another address, which closes the list.
  const isOpen = openedAt === pathname
  // Also for subpages: a single request belongs to the section of requests.
  const [section = ''] = pathname.split('/').slice(3)
  const here = groups.flatMap(({ sections }) => sections).find(({ path }) => path === section)
  return (
    <Container className={styles.settings}>
      <nav aria-label={title} className={styles.nav}>
        <p className={styles.title}>{title}</p>
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpenedAt(isOpen ? undefined : pathname)}
        >
          <span>{here ? t('settings.menu', { title, section: here.title }) : title}</span>
          <ChevronDown aria-hidden />
        </button>
        <div id={listId} className={styles.groups} data-open={isOpen || undefined}>
          {groups.map((group) => (
            <Group key={group.title} {...group} />
          ))}
        </div>
      </nav>
      <div className={styles.section}>
        <Outlet />
      </div>
    </Container>
  )
}

function Group({ title, sections }: SettingsLayoutProps['groups'][number]) {
  const titleId = useId()
  return (
    <div>
      <p id={titleId} className={styles.of}>
        {title}
      </p>
      <ul aria-labelledby={titleId}>
        {sections.map(({ path, title: name, icon: Icon }) => (
          <li key={path}>
            <NavLink to={path}>
              <Icon aria-hidden />
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
