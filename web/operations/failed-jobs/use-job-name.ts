import { useTexts } from '#web/texts/texts.tsx'

/** A job's description; jobs queued by an older or newer version show their own name. */
export function useJobName() {
  const t = useTexts('operations')
  return (name: string) => {
    const job = name.replace('.', '_')
    const words = t('jobs.name', { job })
    return words === t('jobs.name', { job: 'other' }) ? `${words} (${name})` : words
  }
}
