import { FISH, type FishKind } from '../../games/fishing.ts';
import { drawFish, type Fish, LOOKS } from './fish.ts';

export const WIDTH = 360;
const MOST_FISH = 16;
const BULLET_SPEED = 520;
const FLASH_S = 0.14;

interface Bullet {
  x: number;
  y: number;
  dx: number;
  dy: number;
  aim: number;
}
interface Word {
  x: number;
  y: number;
  text: string;
  age: number;
}
interface Bubble {
  x: number;
  y: number;
  size: number;
}

/** The sea of one player: fish, bullets on their way, words that rise. It moves by itself; what is caught, the server says. */
export interface Sea {
  height: number;
  fish: Fish[];
  bullets: Bullet[];
  words: Word[];
  bubbles: Bubble[];
  gun: number;
  next_id: number;
}

export function newSea(height: number): Sea {
  const sea: Sea = { height, fish: [], bullets: [], words: [], bubbles: [], gun: -Math.PI / 2, next_id: 1 };
  for (let i = 0; i < 10; i += 1) {
    addFish(sea);
    const fish = sea.fish[i];
    if (fish) fish.x = Math.random() * WIDTH;
  }
  for (let i = 0; i < 18; i += 1) sea.bubbles.push({ x: Math.random() * WIDTH, y: Math.random() * height, size: 1 + Math.random() * 3 });
  return sea;
}

/** A bullet from the gun towards a fish, which it follows. */
export function fire(sea: Sea, fish: Fish): void {
  const [x, y] = gunAt(sea);
  const angle = Math.atan2(fish.y - y, fish.x - x);
  sea.gun = angle;
  sea.bullets.push({ x: x + Math.cos(angle) * 30, y: y + Math.sin(angle) * 30, dx: Math.cos(angle), dy: Math.sin(angle), aim: fish.id });
}

export function fishAt(sea: Sea, x: number, y: number): Fish | undefined {
  const near = (it: Fish) => Math.hypot(it.x - x, it.y - y) - LOOKS[it.kind].length / 2;
  return sea.fish.filter((it) => it.caught === null && near(it) < 14).sort((a, b) => near(a) - near(b))[0];
}

/** The fish that is worth most of those wholly in sight. */
export function bestFish(sea: Sea): Fish | undefined {
  const worth = (it: Fish) => FISH.find((kind) => kind.kind === it.kind)?.multiplier ?? 0;
  return sea.fish.filter((it) => it.caught === null && it.x > 20 && it.x < WIDTH - 20).sort((a, b) => worth(b) - worth(a))[0];
}

/** Lets time pass; `onHit` hears of every bullet that hit. */
export function move(sea: Sea, seconds: number, now: number, onHit: (fish: Fish) => void): void {
  for (const it of sea.fish) {
    const { speed } = LOOKS[it.kind];
    it.x += it.way * speed * seconds;
    it.slope = Math.sin(now * 0.7 + it.phase) * 0.5;
    it.y = Math.min(sea.height - 96, Math.max(34, it.y + it.slope * speed * 0.4 * seconds));
    it.hit = Math.max(0, it.hit - seconds);
    if (it.caught !== null) it.caught += seconds * 1.8;
  }
  sea.fish = sea.fish.filter((it) => (it.caught ?? 0) < 1 && it.x > -120 && it.x < WIDTH + 120);
  while (sea.fish.length < MOST_FISH) addFish(sea);
  for (const bullet of [...sea.bullets]) fly(sea, bullet, seconds, onHit);
  for (const it of sea.words) {
    it.age += seconds;
    it.y -= 30 * seconds;
  }
  sea.words = sea.words.filter((it) => it.age < 1.4);
  for (const it of sea.bubbles) {
    it.y -= (14 + it.size * 6) * seconds;
    if (it.y < -5) Object.assign(it, { y: sea.height + 5, x: Math.random() * WIDTH });
  }
}

function fly(sea: Sea, bullet: Bullet, seconds: number, onHit: (fish: Fish) => void): void {
  const aim = sea.fish.find((it) => it.id === bullet.aim && it.caught === null) ?? fishAt(sea, bullet.x, bullet.y);
  if (aim) {
    const far = Math.hypot(aim.x - bullet.x, aim.y - bullet.y) || 1;
    bullet.dx = (aim.x - bullet.x) / far;
    bullet.dy = (aim.y - bullet.y) / far;
    if (far < LOOKS[aim.kind].length * 0.3 + BULLET_SPEED * seconds) {
      aim.hit = FLASH_S;
      sea.bullets.splice(sea.bullets.indexOf(bullet), 1);
      onHit(aim);
      return;
    }
  }
  bullet.x += bullet.dx * BULLET_SPEED * seconds;
  bullet.y += bullet.dy * BULLET_SPEED * seconds;
  if (bullet.x < -20 || bullet.x > WIDTH + 20 || bullet.y < -20) sea.bullets.splice(sea.bullets.indexOf(bullet), 1);
}

export function draw(pen: CanvasRenderingContext2D, sea: Sea, now: number): void {
  pen.clearRect(0, 0, WIDTH, sea.height);
  pen.fillStyle = '#ffffff22';
  for (const it of sea.bubbles) {
    pen.beginPath();
    pen.arc(it.x + Math.sin(now + it.size * 9) * 4, it.y, it.size, 0, Math.PI * 2);
    pen.fill();
  }
  for (const it of sea.fish) {
    drawFish(pen, it, now);
    pen.filter = 'none';
  }
  for (const it of sea.bullets) {
    const glow = pen.createRadialGradient(it.x, it.y, 1, it.x, it.y, 9);
    glow.addColorStop(0, '#fffbe0');
    glow.addColorStop(0.4, '#ffd34f');
    glow.addColorStop(1, '#ffd34f00');
    pen.fillStyle = glow;
    pen.beginPath();
    pen.arc(it.x, it.y, 9, 0, Math.PI * 2);
    pen.fill();
  }
  drawGun(pen, sea);
  pen.textAlign = 'center';
  for (const it of sea.words) {
    pen.globalAlpha = Math.max(0, 1.4 - it.age);
    pen.font = '900 20px system-ui, sans-serif';
    pen.lineWidth = 4;
    pen.strokeStyle = '#5b2a00';
    pen.strokeText(it.text, it.x, it.y);
    pen.fillStyle = '#ffe14f';
    pen.fillText(it.text, it.x, it.y);
    pen.globalAlpha = 1;
  }
}

function drawGun(pen: CanvasRenderingContext2D, sea: Sea): void {
  const [x, y] = gunAt(sea);
  pen.save();
  pen.translate(x, y);
  pen.fillStyle = '#7c4f0c';
  pen.beginPath();
  pen.arc(0, 8, 30, Math.PI, 0);
  pen.fill();
  pen.rotate(sea.gun + Math.PI / 2);
  const barrel = pen.createLinearGradient(-10, 0, 10, 0);
  barrel.addColorStop(0, '#b97a17');
  barrel.addColorStop(0.5, '#ffe9a8');
  barrel.addColorStop(1, '#8a5a0e');
  pen.fillStyle = barrel;
  pen.fillRect(-9, -40, 18, 40);
  pen.fillStyle = '#d6322f';
  pen.fillRect(-11, -43, 22, 7);
  pen.restore();
  pen.fillStyle = '#f4c95d';
  pen.beginPath();
  pen.arc(x, y, 15, 0, Math.PI * 2);
  pen.fill();
}

function gunAt(sea: Sea): [number, number] {
  return [WIDTH / 2, sea.height - 18];
}

function addFish(sea: Sea): void {
  const way = Math.random() < 0.5 ? 1 : -1;
  const kind = anyKind();
  const away = LOOKS[kind].length;
  sea.fish.push({
    id: sea.next_id,
    kind,
    way,
    x: way === 1 ? -away : WIDTH + away,
    y: 40 + Math.random() * Math.max(80, sea.height - 170),
    phase: Math.random() * 9,
    slope: 0,
    hit: 0,
    caught: null,
  });
  sea.next_id += 1;
}

/** Which fish come is only a picture, and every fish returns the same: the browser's own chance will do. */
function anyKind(): FishKind {
  let at = Math.random() * 100;
  for (const { kind } of FISH) {
    at -= LOOKS[kind].share;
    if (at < 0) return kind;
  }
  return 'minnow';
}
