import { useTexts } from '#web/texts/texts.tsx'

/** What a job does, in words. What an older or newer version queued is called by its own name. */
export function useJobName() {
  const t = useTexts('operations')
  return (name: string) => {
    const job = name.replace('.', '_')
    const words = t('jobs.name', { job })
    return words === t('jobs.name', { job: 'other' }) ? `${words} (${name})` : words
  }
}
