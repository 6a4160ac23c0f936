import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Lazy } from '#web/loading/lazy.tsx'
import { may } from '#web/session/may.ts'
import { useSession } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import styles from './person-search.module.css'

const loadDialog = () => import('./search-dialog.tsx')

/** The search box at the top of every organization page: finds a person across all forms. Ctrl+K or ⌘K opens it. */
export function PersonSearch() {
  const who = useSession()
  return who && may(who, 'Applications', 'read') ? <SearchBox /> : null
}

function SearchBox() {
  const t = useTexts('org_dashboard')
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      // Does not open over another dialog.
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])

  return (
    <>
      <button
        type="button"
        className={styles.box}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={t('people.search')}
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden />
        <span>{t('people.search')}</span>
        <kbd aria-hidden data-keys="Ctrl K" />
      </button>
      {isOpen && <Lazy load={loadDialog}>{({ SearchDialog }) => <SearchDialog onClose={() => setOpen(false)} />}</Lazy>}
    </>
  )
}
