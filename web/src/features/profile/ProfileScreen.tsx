export function ProfileScreen() {
  return <h1 className="text-head">Profile</h1>;
}
