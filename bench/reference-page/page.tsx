import { createRoot } from 'react-dom/client';

// What our pages are measured against: React whole, 300 rows of text, 20 pictures, nothing else. It stays as it is, so that what is
// cut of our own work shows.
const ROWS = Array.from({ length: 300 }, (_, n) => n);
const PICTURE_EVERY = 15;

function ReferencePage() {
  return (
    <ul>
      {ROWS.map((n) => (
        <li key={n}>
          {n % PICTURE_EVERY === 0 && <img src={`/pictures/${n / PICTURE_EVERY}.webp`} width="640" height="320" alt="" />}
          <b>Row {n}</b> a line of text that says something of row {n} and is long enough to be broken on a phone
        </li>
      ))}
    </ul>
  );
}

const place = document.getElementById('page');
if (place !== null) createRoot(place).render(<ReferencePage />);
