import fs from 'node:fs';
import path from 'node:path';
import { readSettings } from '../server/src/settings.ts';

const settings = readSettings();
const note = path.join(settings.dataDir, 'database.json');

function isRunning(): boolean {
  if (!fs.existsSync(note)) return false;
  try {
    process.kill(JSON.parse(fs.readFileSync(note, 'utf8')).pid, 0);
    return true;
  } catch {
    return false;
  }
}

if (!settings.demo) console.error('npm run reset is for demo data only.');
else if (isRunning()) console.error('Plyhaat is running: stop it first, then run npm run reset again.');
else {
  fs.rmSync(settings.dataDir, { recursive: true, force: true });
  console.log(`Removed ${settings.dataDir}. The next npm start makes a fresh demo marketplace.`);
}
