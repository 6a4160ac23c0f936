import { ArrowRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import type { Neighbour } from '../neighbours/use-neighbours.ts'
import { savesBeforeLeaving } from './before-leaving.ts'
import styles from './panel.module.css'

/** Saves unsaved input of the panel, then opens the next application of the list. */
export function Onwards({ next }: { next: Neighbour | undefined }) {
  const t = useTexts('org_candidate_list_and_detail')
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [goesTo, setGoesTo] = useState<string>()

  // Navigates only after the saved state is rendered: until then the form's guard would ask about unsaved changes.
  useEffect(() => {
    if (goesTo === undefined) return
    setGoesTo(undefined)
    void navigate(goesTo)
  }, [goesTo, navigate])

  if (!next) return null

  async function go(address: string) {
    setBusy(true)
    const isSaved = await savesBeforeLeaving()
    setBusy(false)
    if (isSaved) setGoesTo(address)
  }

  return (
    <div className={styles.foot} data-stays-at-bottom>
      <Button variant="primary" wide iconAfter={<ArrowRight />} loading={busy} onClick={() => void go(next.address)}>
        {t('panel.onwards')}
      </Button>
    </div>
  )
}
