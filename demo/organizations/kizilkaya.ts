import { kizilkayaForms } from '../forms/kizilkaya.ts'
import type { DemoOrganization } from '../writing/demo-organization.ts'
import { amasya, samsun, sinop, tokat } from '../writing/places.ts'

export const kizilkaya: DemoOrganization = {
  key: 'kizilkaya',
  name: 'Kızılkaya Bölgesi Kalkınma Ajansı',
  type: 'publicBody',
  palette: 'clay',
  logo: { symbol: 'sprout' },
  banner: 'field',
  about: `
Dört ilin ortak kalkınma ajansıyız: Samsun, Tokat, Amasya ve Sinop. Bölge planını hazırlar, küçük işletmelere ve yerel yönetimlere hibe verir, verdiğimiz her hibenin sahada neye dönüştüğünü izleriz.

Beş yılda 312 projeye destek olduk. Hangi projeye neden destek verdiğimiz, raporlarıyla birlikte açıktır.`,
  sections: [
    {
      title: 'Hibeler',
      text: `
- Genç Çiftçi Küçük Hibe Çağrısı
- Kadın kooperatifleri için makine desteği
- Köy okulları için güneş paneli

Her çağrıdan önce dört ilde bilgilendirme toplantısı yapılır; form doldurmaya yardım etmek işimizin parçasıdır.`,
      tags: ['hibe', '312 proje'],
      photos: ['field', 'energy'],
    },
    {
      title: 'Açık bölge verisi',
      text: `
Nüfus, üretim, göç ve su verilerini ilçe düzeyinde yayımlıyoruz. Tezinde, haberinde ya da iş planında dilediğin gibi kullanabilirsin.`,
      tags: ['açık veri', '44 ilçe'],
      photos: ['laboratory'],
    },
    {
      title: 'Working here',
      text: `
Sixty people, four offices, a lot of village roads. About a third of our programmes are funded internationally, so part of the work is done in English.`,
      tags: ['traineeship'],
      photos: ['mountain'],
    },
  ],
  contact: { name: 'Orhan', surname: 'Gedikli', phone: '+903625550154' },
  place: { address: 'Yeni Mahalle, Bölge Sokak No: 9', cityId: samsun, town: 'Atakum', lat: 41.3302, lon: 36.2689 },
  tax: { title: 'Kızılkaya Bölgesi Kalkınma Ajansı', office: 'On Dokuz Mayıs', number: '5490273611' },
  targeting: {
    types: ['program', 'other'],
    levels: ['bachelor', 'master'],
    cityIds: [samsun, tokat, amasya, sinop],
    text: 'Bölgede kalmak ya da bölgeye dönmek isteyenler.',
  },
  verified: true,
  followers: 27,
  joined: 350,
  forms: kizilkayaForms,
}
