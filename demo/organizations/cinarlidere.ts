import { cinarlidereForms } from '../forms/cinarlidere.ts'
import type { DemoOrganization } from '../writing/demo-organization.ts'
import { bursa } from '../writing/places.ts'

export const cinarlidere: DemoOrganization = {
  key: 'cinarlidere',
  name: 'Çınarlıdere Belediyesi',
  type: 'municipality',
  palette: 'moss',
  logo: { symbol: 'leaf' },
  banner: 'city',
  about: `
Çınarlıdere; altı mahallesi, iki deresi ve beş yüz yıllık bir çınarı olan bir ilçe. Belediye olarak gençlerin burada kalmak istediği, gidenlerin de dönmek istediği bir yer için çalışıyoruz.

Bütün destek programlarımızın ölçütleri meclis kararıyla belirlenir ve bu sayfada yayımlanır.`,
  sections: [
    {
      title: 'Gençlik merkezleri',
      text: `
Üç merkezimizde ücretsiz çalışma salonu, kayıt stüdyosu, üç boyutlu yazıcı ve çorba var. Sınav dönemlerinde Gece Kütüphanesi sabaha kadar açık.`,
      tags: ['7/24 kütüphane', 'stüdyo'],
      photos: ['library', 'concert'],
    },
    {
      title: 'Afetlere hazırlık',
      text: `
Her mahallede eğitimli yirmi gönüllü, bir malzeme konteyneri ve yılda iki tatbikat. Hedefimiz iki yılda her sokakta en az bir gönüllü.`,
      tags: ['240 gönüllü', '6 mahalle'],
      photos: ['volunteering'],
    },
    {
      title: 'Katılımcı bütçe',
      text: `
Geçen yıl gençlerin önerdiği beş fikirden dördü bitti: köpek parkı, kaykay pisti, sesli yaya geçitleri ve açık hava sineması. Beşincisi, dere boyu bisiklet yolu, yapılıyor.`,
      tags: ['5 fikir'],
      photos: ['city', 'sports'],
    },
  ],
  contact: { name: 'Hakan', surname: 'Yörük', phone: '+902245550133' },
  place: { address: 'Cumhuriyet Meydanı No: 1', cityId: bursa, town: 'Mudanya', lat: 40.3754, lon: 28.8833 },
  social: ['facebook', 'instagram', 'twitter'],
  tax: { title: 'Çınarlıdere Belediye Başkanlığı', office: 'Mudanya', number: '2419560377' },
  targeting: {
    types: ['scholarship', 'voluntary', 'program'],
    levels: [],
    cityIds: [bursa],
    text: 'İlçemizde oturan çocuklar ve gençler.',
  },
  verified: true,
  followers: 39,
  joined: 540,
  forms: cinarlidereForms,
  opportunities: [
    {
      title: 'Öğrenciye yarı fiyatına şehir içi ulaşım',
      summary: 'Mavi hat otobüslerinde öğrenci abonmanı bir yıl boyunca yarı fiyatına.',
      body: `
Kodu, dijital kartına abonman yüklerken gir. İndirim her ay kendiliğinden uygulanır.

- İlçede oturan bütün öğrenciler yararlanabilir
- Kart başına tek kod geçerlidir`,
      cover: 'city',
      gives: { code: 'MAVIHAT50' },
      starts: -60,
      ends: 300,
      taken: 51,
    },
  ],
}
