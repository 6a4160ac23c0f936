import type { DemoOrganization } from '../writing/demo-organization.ts'
import { anadolu } from './anadolu.ts'
import { cinarlidere } from './cinarlidere.ts'
import { doguKiyisi } from './dogu-kiyisi.ts'
import { esinti } from './esinti.ts'
import { ihlamurTepesi } from './ihlamur-tepesi.ts'
import { kiyidas } from './kiyidas.ts'
import { kizilkaya } from './kizilkaya.ts'
import { komsuEli } from './komsu-eli.ts'
import { noktavirgul } from './noktavirgul.ts'
import { porsuk } from './porsuk.ts'
import { toprakana } from './toprakana.ts'
import { ucTelli } from './uc-telli.ts'

/** All invented. The first is the organization of kurum@kopru.test. */
export const organizations: readonly DemoOrganization[] = [
  anadolu,
  kiyidas,
  noktavirgul,
  porsuk,
  cinarlidere,
  doguKiyisi,
  kizilkaya,
  ihlamurTepesi,
  esinti,
  ucTelli,
  komsuEli,
  toprakana,
]
