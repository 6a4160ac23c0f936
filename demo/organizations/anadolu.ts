import { anadoluPast } from '../forms/anadolu-past.ts'
import { anadoluPrograms } from '../forms/anadolu-programs.ts'
import { anadoluScholarships } from '../forms/anadolu-scholarships.ts'
import type { DemoOrganization } from '../writing/demo-organization.ts'
import { ankara } from '../writing/places.ts'

export const anadolu: DemoOrganization = {
  key: 'anadolu',
  name: 'Anadolu Eğitim Vakfı',
  type: 'foundation',
  palette: 'plum',
  logo: { symbol: 'book' },
  banner: 'campus',
  about: `
Anadolu Eğitim Vakfı, 2004 yılında on iki öğretmenin biriktirdiği parayla Ankara’da kuruldu. Bugün seksen bir ilden her yıl iki binden fazla öğrenciye burs, mentorluk ve barınma desteği veriyoruz.

Tek bir ölçümüz var: **Bu destek olmasaydı bu öğrenci okulu bırakır mıydı?** Yanıt evetse, yapacak işimiz var demektir.

- Bütün burslarımız karşılıksızdır
- Değerlendirmeyi iki ayrı kişi, birbirinin puanını görmeden yapar
- Hesaplarımız her yıl bağımsız denetimden geçer ve yayımlanır`,
  sections: [
    {
      title: 'Bursiyerlerimiz neler yapıyor?',
      text: `
Yirmi yılda 14.300 bursiyer mezun oldu. Aralarında köy okuluna dönen öğretmenler, kendi atölyesini kuran mühendisler ve bugün bize bağış yapan iki yüze yakın mezun var.

> “Bursun kendisi kadar, her ay birinin nasıl gittiğimi sorması iyi geldi.” (Hemşirelik mezunu, 2019)`,
      tags: ['14.300 mezun', '81 il', '%91 mezuniyet'],
      photos: ['campus', 'library'],
    },
    {
      title: 'Nasıl çalışıyoruz?',
      text: `
Başvurular açıldığında bütün soruları önceden görürsün; sürpriz soru sormayız. Olumsuz yanıtlarda da nedenini yazarız.

1. Dönem açılmadan ölçütleri yayımlarız
2. Her dosyayı iki kişi okur
3. Sonuçları söylediğimiz gün açıklarız`,
      tags: ['şeffaflık', 'iki okuyucu'],
      video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    },
    {
      title: 'Gönüllü ol, bağışçı ol',
      text: `
Mentorluk, ödev saati, örnek mülakat… Yılda bir öğleden sonran bile bir öğrencinin yolunu kısaltabilir. Düzenli bağışçılarımız, adını bilmedikleri bir öğrencinin her ay bir mektubunu alır.`,
      tags: ['mentorluk', 'bağış'],
      photos: ['volunteering', 'city'],
    },
  ],
  contact: { name: 'Zeynep', surname: 'Arslan', phone: '+903125550142' },
  place: { address: 'Kestane Sokak No: 18, Kavaklıdere', cityId: ankara, town: 'Çankaya', lat: 39.9038, lon: 32.8597 },
  social: ['linkedin', 'instagram', 'youtube', 'twitter'],
  tax: { title: 'Anadolu Eğitim Vakfı İktisadi İşletmesi', office: 'Kavaklıdere', number: '0680317423' },
  targeting: {
    types: ['scholarship', 'program', 'voluntary'],
    levels: ['highschool', 'associate', 'bachelor', 'master'],
    text: 'Ailesinin ilk üniversitelisi olan, maddi güçlük yaşayan ve öğrenmeyi seven gençler.',
  },
  verified: true,
  followers: 64,
  joined: 900,
  forms: [...anadoluScholarships, ...anadoluPast, ...anadoluPrograms],
  communities: [
    {
      name: 'Anadolu Bursiyerleri',
      summary: 'Bugünkü bursiyerlerin soru sorduğu, ev arkadaşı bulduğu, birbirinin mülakatına çalıştığı yer.',
      about: `
Bursu aldığın gün seni buraya davet ederiz. Her şehrin kendi buluşması, her bölümün kendi sohbeti var.

- Ayda bir çevrim içi söyleşi
- Ders notu ve kitap değişimi
- Mezunlarla örnek mülakat`,
      cover: 'campus',
      joinRule: 'invited',
      members: 84,
      begun: 700,
      announcements: [
        {
          title: 'Hoş geldin: topluluğu nasıl kullanıyoruz?',
          body: `
Her şehrin bir gönüllü temsilcisi var; adını ve iletişim bilgisini aylık söyleşide paylaşıyoruz.

- Söyleşiler her ayın ilk perşembesi saat 20.00’de
- Kitap değişimi için dönem başında bir liste açıyoruz
- Bir sorun olduğunda önce temsilcine yaz`,
          days: 120,
          pinned: true,
        },
        {
          title: 'Kasım söyleşisi: ilk iş görüşmesi',
          body: `
Mezunlarımız ilk iş görüşmelerini anlatıyor. Sorularını önceden gönderirsen söyleşide yanıtlarız.`,
          days: 9,
        },
        {
          title: 'Kitap değişim listesi açıldı',
          body: `
Bahar döneminde kullanmayacağın kitapları listeye ekleyebilirsin. Liste ay sonuna kadar açık.`,
          days: 2,
        },
        {
          title: 'Yılbaşı buluşması',
          body: `
Ankara, İstanbul ve İzmir’de aynı akşam buluşuyoruz. Yer bilgisi buluşmadan bir hafta önce paylaşılacak.`,
          days: -5,
        },
      ],
    },
    {
      name: 'Mezun Mentorlar',
      summary: 'Bursiyerlere yol gösteren mezunların ortak aklı: gündemler, zor sorular, iyi örnekler.',
      about: `
Mentorluk yalnız yapılmaz. Burada mentorlar takıldıkları görüşmeleri adsız olarak paylaşır, birbirinden öğrenir. Yılda iki kez yüz yüze bir araya geliyoruz.`,
      cover: 'city',
      joinRule: 'request',
      members: 37,
      requests: 6,
      begun: 320,
    },
  ],
}
