import { useEffect, useRef } from 'react'
import { useTexts } from '#web/texts/texts.tsx'
import { Anchor } from '#web/ui/anchor.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import styles from './neighbours.module.css'
import type { Neighbours } from './use-neighbours.ts'

interface NeighbourListProps {
  readonly neighbours: Neighbours | undefined
  /** The list is loading. */
  readonly waits: boolean
  readonly appId: string
}

/** The page of the list that the member came from, shown beside the application on wide screens. */
export function NeighbourList({ neighbours, waits, appId }: NeighbourListProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const list = useRef<HTMLElement>(null)

  // Scrolls the list only, not the page.
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (!list.current || !row || !neighbours) return
    const { offsetTop: top, offsetHeight: height } = row
    const { scrollTop, clientHeight } = list.current
    if (top < scrollTop || top + height > scrollTop + clientHeight)
      list.current.scrollTop = top - clientHeight / 2 + height / 2
  }, [neighbours])

  return (
    <nav ref={list} className={styles.list} aria-label={t('neighbours.list')}>
      {waits && <Bones />}
      <ul>
        {neighbours?.rows.map(({ id, name, status, university, department, address }) => (
          <li key={id}>
            <Anchor to={address} className={styles.row} aria-current={id === appId ? 'page' : undefined}>
              <span className={styles.dot} data-status={status} title={t('status', { status })} />
              <span className={styles.name}>{name}</span>
              <span className={styles.fact}>{[university, department].filter(Boolean).join(', ')}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const bones = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

function Bones() {
  return (
    <Loading>
      {bones.map((bone) => (
        <div key={bone} className={styles.bone}>
          <Skeleton width="most" />
          <Skeleton width="half" />
        </div>
      ))}
    </Loading>
  )
}
