import { Menu } from 'lucide-react'
import { useLocation } from 'react-router'
import { useTexts } from '../texts/texts.tsx'
import { Anchor } from '../ui/anchor.tsx'
import { Kept } from '../ui/kept-html.tsx'
import styles from './header.module.css'
import menu from './header-menu.module.css'

const first = [
  ['/scholarships', 'shell.nav.scholarships'],
  ['/programs', 'shell.nav.programs'],
  ['/jobs', 'shell.nav.jobs'],
  ['/voluntary', 'shell.nav.voluntary'],
  ['/organizations', 'shell.nav.companies'],
  ['/opportunities', 'shell.nav.opportunities'],
] as const

const more = [
  ['/others', 'shell.nav.others'],
  ['/communities', 'shell.nav.communities'],
  ['/contact-us', 'shell.nav.contact'],
] as const

/** The public side's places: in a row where there is room, behind one button on a phone. */
export function PublicNav() {
  const t = useTexts('common')
  const { pathname } = useLocation()
  const current = [...first, ...more].find(([to]) => pathname === to || pathname.startsWith(`${to}/`))?.[0]
  return (
    <>
      <Kept as="nav" className={styles.nav} aria-label={t('shell.nav')} of={Row} given={{ current }} />
      <Kept as="details" className={`${menu.menu} ${styles.phone}`} data-menu of={PhoneMenu} given={{ current }} />
    </>
  )
}

interface PlacesProps {
  /** Of these places, the one that is open, or that the open page belongs to. */
  readonly current: string | undefined
}

function Row({ current }: PlacesProps) {
  return first.map((place) => <PlaceLink key={place[0]} place={place} current={current} />)
}

function PhoneMenu({ current }: PlacesProps) {
  const t = useTexts('common')
  return (
    <>
      <summary aria-label={t('shell.nav')}>
        <Menu aria-hidden size={20} />
      </summary>
      <nav className={menu.popup} aria-label={t('shell.nav')}>
        <ul>
          {[...first, ...more].map((place) => (
            <li key={place[0]}>
              <PlaceLink place={place} current={current} />
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

type PublicPlace = (typeof first | typeof more)[number]

function PlaceLink({ place: [to, text], current }: PlacesProps & { place: PublicPlace }) {
  const t = useTexts('common')
  return (
    <Anchor to={to} aria-current={to === current ? 'page' : undefined}>
      {t(text)}
    </Anchor>
  )
}
