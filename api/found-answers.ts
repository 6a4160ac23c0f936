import { readdirSync } from 'node:fs'
import type { Answer } from './answer.ts'

const folder = new URL('./calls/', import.meta.url)

/**
 * Every call of the product: all exports named `…Answers` of the files in `calls/`. A new file needs no registration.
 */
export async function foundAnswers(): Promise<readonly Answer[]> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort()
  const modules = await Promise.all(
    files.map((file) => import(new URL(file, folder).href) as Promise<Record<string, readonly Answer[]>>),
  )
  return modules.flatMap((exported) =>
    Object.entries(exported).flatMap(([name, answers]) => (name.endsWith('Answers') ? answers : [])),
  )
}
